export { NOTE_TYPING, takeEarlyTyping } from './early-typing';
export { bringBackAfterLogIn } from './typed-over-log-in';
export { contentOf, isControl, typeInto } from './type-into';
export type { Control } from './type-into';
export { useTypedOverLanguages } from './use-typed-over-languages';
