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
 * The element of a form. Whoever hears it and could not send it learns how many fields are to be put right, and then the
 * first of them by its focus; the others keep silent until they are come to, so that nothing is heard twice.
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
