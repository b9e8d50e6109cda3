import { basename, dirname, parse } from 'node:path';
import type { Rolldown } from 'vite';
import { PAGE_CHUNK } from '../src/server/chunk-names.ts';
import { importsOf } from './imports-of.ts';

/** What no release of ours changes is one file, which browsers cache. */
const VENDOR = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|@lingui)\//;

/** What the entry needs as well, which runs before the others are there. */
const RUNTIME = /vite\/preload-helper|\/src\/first-paint\/|\/src\/kit\/storage\/(?:safe-store|stored-keys)/;

/** What screens import and no page does without. */
const EVERY_SCREEN =
  /\/src\/kit\/page\/(?:Main|Screen|focus-main|news-context|post-error|use-focus-after-way|use-traffic-source)|\/src\/kit\/consent\/use-known-source|\/domain\/src\/(?:signup\/signup-gate|landers\/tracking|pages\/after-signup|errors\/field-limits)/;

const CONTROLS = /\/packages\/ui\/|\/lucide-react\//;

/** What screens share: controls, and the small things that would be a file of their own otherwise. */
const SHARED =
  /\/packages\/ui\/|\/lucide-react\/|\/src\/kit\/(?:join\/portraits\/|formats\/money|forms\/photos\/(?:waiting|send-waiting|has-photo)|page\/(?:FailedPart|NotLoaded|use-part))|\/use-carried-params|\/domain\/src\/(?:money|credits)\//;

/** What is not worth a request of its own, however few screens share it. */
const LITTLE =
  /\/lucide-react\/|\/src\/kit\/(?:join\/portraits\/|formats\/money)|\/use-carried-params|\/domain\/src\/(?:money\/|credits\/messages-for)|\/PhotoPile\//;

/** They include what the router reads of the sign-up, and what its screen knows of the dialog over a page. */
const RULES = /\/packages\/domain\/|\/src\/site\/signup\/(?:over-page|signup-search)/;

/** How many screens share a control before every page that uses one of them loads them all. */
const SHARED_BY = 3;

function enough(id: string): number {
  return LITTLE.test(id) ? 2 : SHARED_BY;
}

/** Modules by what they import before they run. */
export interface ChunkSources {
  hydration: string;
  home: string;
  signup: string;
  /** The screens that a visitor may open, what they load later, and those that stand in for them. */
  visitors: readonly string[];
}

/**
 * How the client's code is cut: into few files, since each costs a request, and none of which a page needs
 * only a little. What the hydration of a page imports is one file, with what many of the visitors' screens share and the home
 * page, which most come to first; what many share without it is another, what only members' screens share a third, and what
 * the sign-up checks with a fourth.
 */
export function chunkGroups({
  hydration,
  home,
  signup,
  visitors,
}: ChunkSources): Rolldown.CodeSplittingGroup[] {
  let page: ReadonlySet<string> | undefined;
  let first: ReadonlySet<string> | undefined;
  let rules: ReadonlySet<string> | undefined;
  let reached: readonly ReadonlySet<string>[] | undefined;
  const visitorScreensWith = (id: string, context: Rolldown.ChunkingContext): string[] => {
    reached ??= visitors.map((screen) => importsOf(screen, context));
    return visitors.filter((_, index) => reached?.[index]?.has(id));
  };
  const sharing = (id: string, context: Rolldown.ChunkingContext) =>
    SHARED.test(id) ? visitorScreensWith(id, context) : [];
  const isSharedByMany = (id: string, context: Rolldown.ChunkingContext) =>
    countOf(sharing(id, context)) >= enough(id);
  return [
    { name: 'runtime', test: RUNTIME, priority: 7 },
    { name: 'vendor', test: VENDOR, priority: 6 },
    // The sign-up writes what the log-in reads.
    { name: 'carried-address', test: /\/src\/kit\/.*\/(?:use-)?carried-address/, priority: 6 },
    {
      name: (id, context) => {
        page ??= importsOf(hydration, context);
        first ??= importsOf(home, context);
        const isForAll =
          page.has(id) || EVERY_SCREEN.test(id) || (first.has(id) && isSharedByMany(id, context));
        return isForAll ? PAGE_CHUNK : null;
      },
      priority: 5,
    },
    {
      name: (id, context) => (isSharedByMany(id, context) ? 'controls' : null),
      priority: 4,
    },
    {
      // Other forms use some of them, too. This group comes before the controls, which count characters with
      // the same rules; otherwise every form that checks anything would load all controls of the sign-up.
      name: (id, context) => {
        rules ??= importsOf(signup, context);
        return RULES.test(id) && rules.has(id) ? 'rules' : null;
      },
      priority: 3,
    },
    // A group takes along what its modules import. So what visitors need comes before the rest, and of it the preview of a
    // member last: it would take along what the sign-up loads, too.
    {
      name: (id, context) => {
        const screens = sharing(id, context);
        return screens.length === 0 || isOfPreview(screens) ? null : `${controlsOf(screens)}-controls`;
      },
      priority: 2,
    },
    {
      name: (id, context) => (isOfPreview(sharing(id, context)) ? 'member-preview-controls' : null),
      priority: 1,
    },
    {
      name: (id, context) =>
        CONTROLS.test(id) && visitorScreensWith(id, context).length === 0 ? 'member-controls' : null,
      minShareCount: SHARED_BY,
      priority: 0,
    },
    // One file for what screens share of such a folder: a request costs more than the little that a screen doesn't need.
    { name: kitFolderOf, minShareCount: 2, priority: 0 },
  ];
}

/** `forms-links` of `…/src/kit/forms/links/LinkPage.tsx`; `null` outside of the folders that visitors' forms are made of. */
function kitFolderOf(id: string): string | null {
  const [, folder] = /\/src\/kit\/(forms(?:\/links)?)\/[^/]+$/.exec(id) ?? [];
  return folder?.replaceAll('/', '-') ?? null;
}

/** The sign-up, which is the largest, has its controls in one file; who shares one of them loads it whole. */
function controlsOf(screens: readonly string[]): string {
  const folders = screens.map(folderOf);
  return folders.includes('signup') ? 'signup' : folders.join('-');
}

function isOfPreview(screens: readonly string[]): boolean {
  return screens.length === 1 && screens.map(folderOf).includes('member-preview');
}

/** How many screens these are: one with what it loads later counts once. */
function countOf(screens: readonly string[]): number {
  return new Set(screens.map((screen) => dirname(screen))).size;
}

/** `signup` of `…/site/signup/index.ts`, `LaterStep` of what that loads later. */
function folderOf(screen: string): string {
  const { name } = parse(screen);
  return name === 'index' ? basename(dirname(screen)) : name;
}
