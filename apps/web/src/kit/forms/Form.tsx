import { Plural } from '@lingui/react/macro';
import { FieldsSpeak } from '@vela/ui/Field';
import { VisuallyHidden } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import type { FormApi } from './use-form';

export interface FormProps {
  form: FormApi;
  id?: string | undefined;
  children: ReactNode;
}

/**
 * The element of a form. When it can't be sent, a screen reader announces the number of wrong fields, and
 * then the first of them by its focus. The others are silent until they have the focus, so that nothing is
 * announced twice.
 */
export function Form({ form, id, children }: FormProps) {
  const { attributes, failure } = form;
  return (
    <form id={id} {...attributes}>
      <FieldsSpeak value={failure === null}>{children}</FieldsSpeak>
      <VisuallyHidden announced="at once">
        {failure && (
          <span key={failure.times}>
            <Plural
              value={failure.count}
              one="# field needs your attention."
              other="# fields need your attention."
            />{' '}
            {failure.words}
          </span>
        )}
      </VisuallyHidden>
    </form>
  );
}
