import { pageFrame } from '@vela/domain/navigation';
import { PAGE_NAMES, type BarFrom } from '@vela/domain/pages';
import { use, useEffect, type ReactNode } from 'react';
import { VisitorBar } from '../../src/kit/frame/bars/VisitorBar';
import { members } from '../../src/kit/frame/bars/members';
import { PageContext, usePage } from '../../src/kit/page/page-context';
import { always, fromDesktop } from '../../src/kit/frame/Layout.css';
import { usePageName } from '../../src/kit/page/use-routing';

const TOPS = { always, desktop: fromDesktop } as const satisfies Record<Exclude<BarFrom, 'never'>, string>;

/** A screen between the bars that its page has; footer, alerts and questions have stories of their own. */
export function StoryBars({ children }: { children: ReactNode }) {
  useNoLogout();
  const page = usePageName();
  const isMember = usePage().user !== null;
  const { top, bottom } = pageFrame(page, { member: isMember });
  const TopBar = isMember ? members.TopBar : VisitorBar;
  return (
    <>
      {top !== 'never' && (
        <div className={TOPS[top]}>
          <WithAllPages>
            <TopBar />
          </WithAllPages>
        </div>
      )}
      {children}
      {bottom && (
        <WithAllPages>
          <members.BottomBar />
        </WithAllPages>
      )}
    </>
  );
}

/** Whatever a screen’s story leaves out of the site, its bars lead everywhere. */
function WithAllPages({ children }: { children: ReactNode }) {
  const page = use(PageContext);
  return <PageContext value={page && { ...page, readyPages: PAGE_NAMES }}>{children}</PageContext>;
}

/** Nobody logs out of a story: there is no server to go to. */
function useNoLogout(): void {
  useEffect(() => {
    const stay = (event: SubmitEvent) => {
      if (event.target instanceof Element && event.target.matches('[action="/logout"]'))
        event.preventDefault();
    };
    addEventListener('submit', stay);
    return () => removeEventListener('submit', stay);
  }, []);
}
