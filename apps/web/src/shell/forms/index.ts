export { AnswerPage } from './AnswerPage';
export { DoneNotice } from './DoneNotice';
export { FormError } from './FormError';
export { FormPage, type FormPageProps } from './FormPage';
export { readTypedValues, type FormValues } from './form-values';
export type { Outcome, Refusal, RefusedField } from './outcome';
export { useDone } from './use-done';
export { useForm, type FormApi, type FormOptions } from './use-form';
export { useReturn } from './use-return';
