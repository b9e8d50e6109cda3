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
 * Whether fields tell of what appears under them. A form that was not sent tells of all its mistakes as one, and lets
 * its fields speak for themselves again from the next key on.
 */
export const FieldsSpeak = createContext(true);
