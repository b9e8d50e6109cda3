import { Scripts } from '@tanstack/react-router';
import { colors, cssColor, MODES, media, motion } from '@vela/ui/tokens';
import { DISMISSAL_KEYS, DISMISSED } from '../kit/storage/dismissals';
import { themeColorMedia } from '../kit/frame/color-mode/theme-color-media';
import { usePage } from '../kit/page/page-context';
import type { PageToHydrate, RouteToHydrate } from '../kit/page/page-data';
import { STORED } from '../kit/storage/stored-keys';
import {
  hideDismissed,
  ignoreSkippedTransitions,
  inlineScript,
  markSentForm,
  recordTyping,
  showLatePictures,
  showStoredFonts,
} from '../first-paint/inline-scripts';
import { LATE_FONTS } from '../first-paint/show-fonts';
import { LATE_PICTURES, LATE_PICTURES_MS } from '../first-paint/show-pictures';
import type { ClientBuild } from './manifest';
import { handOver } from './page-data';
import type { PageParts } from './page-parts';

interface HeadAssetsProps {
  build: ClientBuild;
  files: readonly string[];
  /** What may be shown later: of these the styles alone. */
  later: readonly string[];
  /** A page without the router is short: one frame with all of it is there sooner than an empty one and then this. */
  isPaintedWhole: boolean;
  nonce: string;
}

/**
 * The page data stand behind all that is shown. Chromium paints as soon as the named element has begun, though the standard
 * lets it wait for its end (record 12): the main part's name would not do. Spread, since React's types know `blocking` only of scripts and style sheets.
 */
const PAINT_WHOLE = { rel: 'expect', href: '#page', blocking: 'render' };

const SCRIPTS_OF_ALL = [
  inlineScript(markSentForm),
  inlineScript(recordTyping),
  inlineScript(showStoredFonts, STORED.fonts.key, LATE_FONTS),
  inlineScript(showLatePictures, LATE_PICTURES, LATE_PICTURES_MS),
  inlineScript(ignoreSkippedTransitions),
].join(';');

/** A visitor has no alerts, and the first look at what a browser stores holds the parser up until that is read. */
const SCRIPTS_OF_MEMBERS = `${SCRIPTS_OF_ALL};${inlineScript(hideDismissed, DISMISSED, DISMISSAL_KEYS)}`;

/** Spread, since React writes `disabled` on a link, but its types don't know it. */
const STYLES_AT_HAND = { rel: 'stylesheet', disabled: true };

/**
 * The page's own styles in the page itself, so that the first paint waits for nothing; what comes after it is
 * announced here. None of it holds the paint up, and scripts of low priority would not be asked for before the
 * body. Fonts aren't announced: a browser that knows of one waits for it before it paints.
 *
 * The style sheets that are here already stand as disabled links, which no browser loads: a chunk that
 * is imported later looks for these, and adds those it does not find.
 */
export function HeadAssets({ build, files, later, isPaintedWhole, nonce }: HeadAssetsProps) {
  const { modules } = build.partsOf(files);
  const { styles } = build.partsOf([...files, ...later]);
  const isMember = usePage().user !== null;
  return (
    <>
      {isPaintedWhole && <link {...PAINT_WHOLE} />}
      <script nonce={nonce}>{isMember ? SCRIPTS_OF_MEMBERS : SCRIPTS_OF_ALL}</script>
      <style nonce={nonce}>{[...styles.map(({ css }) => css), PAGE_TRANSITION].join('')}</style>
      {styles.map(({ href }) => (
        <link key={href} {...STYLES_AT_HAND} href={href} />
      ))}
      <AppIcons />
      <script type="module" async src={build.entry} nonce={nonce} />
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
    </>
  );
}

/** What stands for the site outside of its pages: in the tab, on a home screen, around an installed app. */
function AppIcons() {
  const { colorMode, settings } = usePage();
  return (
    <>
      <link rel="icon" href={`/icons/${settings.niche}.svg`} type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {MODES.map((mode) => (
        <meta
          key={mode}
          name="theme-color"
          data-mode={mode}
          media={themeColorMedia(mode, colorMode)}
          content={cssColor(colors[mode].surfaceRaised)}
        />
      ))}
    </>
  );
}

interface PageScriptsProps {
  parts: PageParts;
  /** A route's own state goes along. */
  handed: PageToHydrate | RouteToHydrate;
  nonce: string;
}

/** What the browser hydrates from. */
export function PageScripts({ parts, handed, nonce }: PageScriptsProps) {
  const page = usePage();
  return (
    <>
      <script id="page" type="application/json" nonce={nonce}>
        {handOver({ page, ...handed }, parts.settings)}
      </script>
      {!handed.start && <Scripts />}
    </>
  );
}

/**
 * One page gives way to the next without a flash, and the bars that both have stay where they are; for those who didn't ask
 * for less motion. As text, since the rule that asks for it belongs to no element.
 */
const PAGE_TRANSITION = `@media not ${media.reducedMotion}{@view-transition{navigation:auto}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:${motion.medium};animation-timing-function:${motion.ease}}}`;
