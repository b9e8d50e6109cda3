import { pageFrame } from '@vela/domain/navigation';
import { hasPart, layoutOf, pageOf, type BarFrom, type PageName } from '@vela/domain/pages';
import { Suspense, use, type ReactNode } from 'react';
import { SiteFooter } from './SiteFooter';
import { VisitorBar } from './bars/VisitorBar';
import { SignupPart } from '../join/SignupPart';
import { usePageName } from '../page/use-routing';
import { always, fromDesktop } from './Layout.css';
import { SurroundingsContext } from './surroundings';

const TOPS = { always, desktop: fromDesktop } as const satisfies Record<Exclude<BarFrom, 'never'>, string>;

/** A screen with what stands around it: which bars and whether a footer, its page says. */
export function Layout({ children }: { children: ReactNode }) {
  const { members, loadSignup } = use(SurroundingsContext);
  const page = usePageName();
  const { top, bottom, footer } = pageFrame(page, { member: members !== undefined });
  if (members === undefined) {
    return (
      <>
        {top !== 'never' && <VisitorBar />}
        {children}
        {footer && <MinimalFooter />}
        {loadSignup && opensSignup(page) && <SignupPart load={loadSignup} />}
      </>
    );
  }
  return (
    <members.Providers>
      {top !== 'never' && (
        <div className={TOPS[top]}>
          <members.TopBar />
        </div>
      )}
      {!(page && pageOf(page).placesAlerts) && <members.Banners />}
      {children}
      <members.Prompts />
      {footer && <MinimalFooter />}
      {bottom && <members.BottomBar />}
    </members.Providers>
  );
}

/** Whether links to the sign-up open it over the page; its own pages have it already. */
function opensSignup(page: PageName | null): boolean {
  return (
    page !== 'signup' &&
    page !== 'members-id-signup' &&
    hasPart(page === null ? 'default' : layoutOf(page), 'signup_modal')
  );
}

/** A boundary that never waits: React wakes the footer after what is seen first. */
function MinimalFooter() {
  return (
    <Suspense>
      <SiteFooter />
    </Suspense>
  );
}
