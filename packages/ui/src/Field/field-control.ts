import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-good': '' | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** What a control takes from the field around it; a control that stands alone brings its own name. */
export function useFieldControl(): FieldControl | null {
  return useContext(FieldContext);
}

/**
 * Whether fields announce the messages under them. A form that was not sent announces all its mistakes
 * together, and lets its fields announce again from the next key on.
 */
export const FieldsSpeak = createContext(true);
