export { NOTE_TYPING, takeEarlyTyping } from './early-typing';
export { useTypedOverLanguages } from './use-typed-over-languages';
