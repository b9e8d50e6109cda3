import { useLingui } from '@lingui/react/macro';
import { titleWithBadge, totalNews } from '@vela/domain/badges';
import { dateLocaleOf } from '@vela/domain/locale';
import { useContext } from 'react';
import { useNews } from './news-context';
import { usePage } from './page-context';
import { PostErrorContext } from './post-error';

export interface ScreenHeadProps {
  /** What this page is, without the site's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The title as it stands, where the site's name is in it already. */
  isWholeTitle?: boolean;
  /** It stands where another screen is else: what may be said of the page to search engines isn't said of it. */
  standsIn?: boolean;
}

/** What the browser's tab and search engines say of a screen. */
export function ScreenHead({ title, description, isWholeTitle = false, standsIn = false }: ScreenHeadProps) {
  const { t } = useLingui();
  const page = usePage();
  const { name } = page.settings;
  const { isShown: hasError } = useContext(PostErrorContext);
  const words = hasError ? t`Error: ${title}` : title;
  const wholeTitle = isWholeTitle ? words : `${words} · ${name}`;
  return (
    <>
      <title>{titleWithBadge(wholeTitle, totalNews(useNews()))}</title>
      {standsIn || page.canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing canonical={page.canonical} title={wholeTitle} description={description} />
      )}
    </>
  );
}

interface SharingProps {
  canonical: string;
  title: string;
  description: string | undefined;
}

/** What search results and cards of shared links show; which languages there are the server says. */
function Sharing({ canonical, title, description }: SharingProps) {
  const { locale, settings } = usePage();
  const image = new URL(`/share/${settings.niche}-${locale}.jpg`, canonical).href;
  return (
    <>
      {description !== undefined && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={dateLocaleOf(locale).replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={settings.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
