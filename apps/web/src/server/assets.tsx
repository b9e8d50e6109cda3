import { Scripts, useRouter } from '@tanstack/react-router';
import { usePage } from '../shell/page';
import { cataloguePath } from '../shell/i18n';
import type { ClientBuild } from './manifest';
import { handOver } from './page-data';
import { pageParts } from './page-parts';

interface AssetsProps {
  build: ClientBuild;
  nonce: string;
}

/**
 * Styles in the page itself, so that the first paint waits for nothing; what comes after it is announced
 * here, the scripts behind everything the person sees.
 */
export function HeadAssets({ build, nonce }: AssetsProps) {
  const { locale, user } = usePage();
  const { files, messages } = pageParts(useRouter());
  const sources = [
    'src/hydrate.tsx',
    ...(user ? ['src/shell/navigation/members.ts'] : []),
    ...files,
    ...messages.map((area) => `src/${cataloguePath(area, locale)}`),
  ];
  const modules = new Set(sources.flatMap((source) => build.modulesOf(source)));
  return (
    <>
      <style nonce={nonce}>{build.css}</style>
      {build.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <script type="module" async src={build.entry} nonce={nonce} fetchPriority="low" />
      {[...modules].map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
      ))}
    </>
  );
}

/** What the browser hydrates from: the page data, and the router's own state. */
export function PageScripts({ nonce }: { nonce: string }) {
  const page = usePage();
  const router = useRouter();
  const { messages, settings } = pageParts(router);
  return (
    <>
      <script id="page" type="application/json" nonce={nonce}>
        {handOver({ page, messages }, settings)}
      </script>
      <Scripts />
    </>
  );
}
