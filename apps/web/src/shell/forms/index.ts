export { FormError, type FormErrorProps } from './FormError';
export { useForm, type FormApi, type FormOptions } from './use-form';
export { readTypedValues, type FormValues } from './form-values';
export type { Outcome, Refusal, RefusedField } from './outcome';
