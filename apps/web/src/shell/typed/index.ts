export { NOTE_TYPING, takeEarlyTyping } from './early-typing';
export { bringBackAfterLogIn } from './typed-over-log-in';
export { isControl, typeInto } from './type-into';
export { useTypedOverLanguages } from './use-typed-over-languages';
