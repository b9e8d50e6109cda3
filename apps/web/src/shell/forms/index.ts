export { AnswerPage, type AnswerPageProps } from './AnswerPage';
export { FormError, type FormErrorProps } from './FormError';
export { FormPage, type FormPageProps } from './FormPage';
export { readTypedValues, type FormValues } from './form-values';
export type { Outcome, Refusal, RefusedField } from './outcome';
export { useForm, type FormApi, type FormOptions } from './use-form';
