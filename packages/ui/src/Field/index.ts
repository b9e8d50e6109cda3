export { control } from './control.css';
export { Field, FieldGroup, type FieldProps, type FieldWords } from './Field';
export { FieldMessages, messagesId, type Messages } from './FieldMessages';
export { FieldsSpeak, useFieldControl, type FieldControl } from './field-control';
export { Suggestion, type SuggestionProps } from './Suggestion';
export { Suggestions, type SuggestionsProps } from './Suggestions';
