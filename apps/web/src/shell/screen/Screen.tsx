import { useLingui } from '@lingui/react/macro';
import { titleWithBadge, totalNews } from '@vela/domain/badges';
import { useContext, type ReactNode } from 'react';
import { useNews } from '../news';
import { usePage, type PageData } from '../page';
import { RefusedPostContext } from './refused-post';
import { main } from './Screen.css';
import { useFocusAfterWay } from './use-focus-after-way';

export interface ScreenProps {
  /** What this page is, without the site's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The title as it stands, where the site's name is in it already. */
  isWholeTitle?: boolean;
  /** For a page that a search engine has no use for: a step of a form, a link from a mail. */
  isPrivate?: boolean;
  /** `window` for a screen that is as high as the window and scrolls in its own parts. */
  fit?: 'page' | 'window';
  children: ReactNode;
}

/** One screen: what the browser's tab and search engines say of it, and its `main`. */
export function Screen({
  title,
  description,
  isWholeTitle = false,
  isPrivate = false,
  fit = 'page',
  children,
}: ScreenProps) {
  const { t } = useLingui();
  const page = usePage();
  const place = useFocusAfterWay();
  const { name } = page.settings;
  const { isOpen: isRefused } = useContext(RefusedPostContext);
  const words = isRefused ? t`Error: ${title}` : title;
  const wholeTitle = isWholeTitle ? words : `${words} · ${name}`;
  return (
    <>
      <title>{titleWithBadge(wholeTitle, totalNews(useNews()))}</title>
      {isPrivate || !isPublic(page) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing title={wholeTitle} description={description} />
      )}
      <main ref={place} id="main" tabIndex={-1} className={main[fit]}>
        {children}
      </main>
    </>
  );
}

// A member's pages are never indexed, nor is what stands in for a page.
function isPublic({ user, status }: PageData): boolean {
  return user === null && status === 200;
}

function Sharing({ title, description }: { title: string; description: string | undefined }) {
  const { url, locale, settings } = usePage();
  const image = new URL('/share.jpg', url).href;
  return (
    <>
      {description !== undefined && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
