export { NOTE_TYPING, takeEarlyTyping } from './early-typing';
export { bringBackAfterLogIn, forgetOverLogIn, keepOverLogIn } from './typed-over-log-in';
export { isControl, typeInto } from './type-into';
export { useTypedOverLanguages } from './use-typed-over-languages';
