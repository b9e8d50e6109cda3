import { Scripts } from '@tanstack/react-router';
import { usePage, type PageStart } from '../shell/page';
import type { ClientBuild } from './manifest';
import { handOver } from './page-data';
import type { PageParts } from './page-parts';

interface HeadAssetsProps {
  build: ClientBuild;
  files: readonly string[];
  nonce: string;
}

/**
 * Styles in the page itself, so that the first paint waits for nothing; what comes after it is announced
 * here, the scripts behind everything the person sees.
 */
export function HeadAssets({ build, files, nonce }: HeadAssetsProps) {
  const modules = new Set(files.flatMap((file) => build.modulesOf(file)));
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

interface PageScriptsProps {
  parts: PageParts;
  /** Where the page starts; without it the router's own state goes along. */
  start: PageStart | undefined;
  nonce: string;
}

/** What the browser hydrates from. */
export function PageScripts({ parts, start, nonce }: PageScriptsProps) {
  const page = usePage();
  return (
    <>
      <script id="page" type="application/json" nonce={nonce}>
        {handOver({ page, messages: parts.messages, ...(start && { start }) }, parts.settings)}
      </script>
      {!start && <Scripts />}
    </>
  );
}
