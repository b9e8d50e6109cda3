import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { landerSlug } from '@vela/domain/landers';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { NICHES, type Niche } from '@vela/domain/sites';
import * as v from 'valibot';
import type { LanderPage, Landers } from '../../core/pages-port';

const indexSchema = v.object({
  lander: v.string(),
  slug: v.nullable(v.string()),
  pages: v.array(
    v.object({
      niche: v.picklist(NICHES),
      locale: v.picklist(LOCALES),
      file: v.string(),
      policy: v.string(),
    }),
  ),
});

const NONE: Landers = { assetsDir: null, find: () => null };

/**
 * Loads the lander that was built into `dir`. It comes as an artifact, like the web app; a server may well have none,
 * as landers can be hosted elsewhere.
 */
export async function loadLanders(dir: string): Promise<Landers> {
  const index = await readIndex(dir);
  if (index === null) return NONE;
  const pages = new Map<string, LanderPage>();
  for (const { niche, locale, file, policy } of index.pages) {
    pages.set(keyOf({ niche, locale }), { html: await readFile(join(dir, file), 'utf8'), policy });
  }
  return {
    assetsDir: join(dir, 'assets'),
    find: ({ name, slug, niche, locale }) => {
      const isKnown = slug === null || (index.slug !== null && slug === landerSlug(index.slug, niche));
      return name === index.lander && isKnown ? (pages.get(keyOf({ niche, locale })) ?? null) : null;
    },
  };
}

function keyOf({ niche, locale }: { niche: Niche; locale: Locale }): string {
  return `${niche}/${locale}`;
}

async function readIndex(dir: string): Promise<v.InferOutput<typeof indexSchema> | null> {
  try {
    return v.parse(indexSchema, JSON.parse(await readFile(join(dir, 'lander.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
