import type { PageFormName } from '@vela/contract/page';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { FormError } from '../FormError';
import { FormPage, type FormPageProps } from '../FormPage';
import { useInLanguage } from '../../page/use-in-language';
import type { LinkPost } from './use-link-post';

export interface LinkPageProps extends Pick<FormPageProps, 'title' | 'lead'> {
  /** The form it posts, as `useForm` names them. */
  name: PageFormName;
  /** Which of the forms that post there. */
  action?: string;
  token: string;
  post: LinkPost;
  /** What its button does. */
  children: ReactNode;
}

/** The page of a mailed link that only needs a press: its form posts by itself, or by its button. */
export function LinkPage({ name, action, token, post, children, ...page }: LinkPageProps) {
  const inLanguage = useInLanguage();
  return (
    <FormPage {...page}>
      <form method="post" action={inLanguage(`/${name}`)} onSubmit={post.onSubmit}>
        {action !== undefined && <input type="hidden" name="action" value={action} />}
        <input type="hidden" name="token" value={token} />
        <Stack gap="4">
          <FormError apiError={post.apiError} />
          <Button type="submit" wide busy={post.status === 'sending' || post.status === 'done'}>
            {children}
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}
