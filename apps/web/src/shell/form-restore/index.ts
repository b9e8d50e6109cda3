export { NOTE_TYPING, captureEarlyTyping } from './early-typing';
export { restoreFormAfterLogIn } from './restore-after-log-in';
export { contentOf, isControl, typeInto } from './type-into';
export type { Control } from './type-into';
export { useFormRestoreOverLanguages } from './use-form-restore-over-languages';
