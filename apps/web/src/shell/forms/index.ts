export { AnswerPage } from './AnswerPage';
export { FormError } from './FormError';
export { FormPage, type FormPageProps } from './FormPage';
export { readTypedValues, type FormValues } from './form-values';
export type { Outcome, Refusal, RefusedField } from './outcome';
export { useForm, type FormApi } from './use-form';
