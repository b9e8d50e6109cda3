import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Notice, type NoticeProps } from '@vela/ui/Notice';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { PartOfPage } from './use-part';

interface NotLoadedProps
  extends Pick<NoticeProps, 'tone' | 'announced'>, Pick<PartOfPage<unknown>, 'isTrying' | 'retry'> {
  /** What didn't load. */
  children: ReactNode;
}

/** Stands in the place of something on a page that is whole without it, with the way to try again. */
export function NotLoaded({ isTrying, retry, children, ...notice }: NotLoadedProps) {
  return (
    <Notice
      {...notice}
      action={
        <Button size="small" tone="line" icon={RefreshCw} busy={isTrying} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
