import { setTimeout } from 'node:timers/promises';
import { MINUTE, SECOND } from '@vela/domain/time';
import type { Clock } from '../core/clock';
import type { Mode } from '../core/config';
import type { Db } from '../db/database';
import type { Logger } from '../core/log';
import { readSiteSettings, SiteSettingsError } from './site-settings';
import type { Site, Sites } from '../core/site';

interface Known {
  byId: ReadonlyMap<string, Site>;
  byHost: ReadonlyMap<string, Site>;
  fallback: Site;
}

/** How long another node may take to see a changed site. */
const CACHE_MS = MINUTE / 2;
/** How long a request waits for sites to be read again; then it takes them as they were: a slow database mustn't stop all. */
const PATIENCE_MS = 2 * SECOND;

interface SitesTools {
  db: Db;
  clock: Clock;
  log: Logger;
  mode: Mode;
}

/**
 * Opens the sites, all of which are held in memory. Throws SiteSettingsError when one can't be used, so that
 * none starts wrong; one that is edited wrongly afterwards stays as it was, and the others are read.
 */
export async function openSites({ db, clock, log, mode }: SitesTools): Promise<Sites> {
  const isDemo = mode === 'demo';
  let known = await loadSites(db, { isDemo, insteadOf: refuse });
  let loadedAt = clock.now().getTime();
  let loading: Promise<void> | null = null;

  const reload = async (): Promise<void> => {
    try {
      known = await loadSites(db, {
        isDemo,
        insteadOf: (id, error) => {
          log.error({ err: error, site: id }, 'a site could not be read again');
          return known.byId.get(id) ?? null;
        },
        fallback: known.fallback,
      });
    } catch (error) {
      log.error({ err: error }, 'sites could not be read again');
    }
    loadedAt = clock.now().getTime();
    loading = null;
  };
  const current = async (): Promise<Known> => {
    if (Math.abs(clock.now().getTime() - loadedAt) >= CACHE_MS) {
      await Promise.race([(loading ??= reload()), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    }
    return known;
  };

  return {
    byHost: async (host) => {
      const { byHost, fallback } = await current();
      const name = host.toLowerCase();
      return byHost.get(name) ?? byHost.get(withoutPort(name)) ?? fallback;
    },
    byId: async (id) => {
      const site = (await current()).byId.get(id);
      if (!site) throw new Error(`There is no site ${id}`);
      return site;
    },
    all: async () => [...(await current()).byId.values()],
  };
}

/** Returns what replaces a site whose settings can't be used; none where there is nothing. */
type InsteadOf = (id: string, error: SiteSettingsError) => Site | null;

const refuse: InsteadOf = (_, error) => {
  throw error;
};

interface Loading {
  isDemo: boolean;
  insteadOf: InsteadOf;
  /** The default site so far. */
  fallback?: Site;
}

async function loadSites(db: Db, { isDemo, insteadOf, fallback: before }: Loading): Promise<Known> {
  const rows = await findSiteRows(db);
  const hosts = await db.selectFrom('site_hosts').select(['host', 'site_id']).execute();

  const sites = rows.map((row) => usableSite(row, { isDemo, insteadOf })).filter((site) => site !== null);
  const byId = new Map(sites.map((site) => [site.id, site]));
  // If the row that is marked as the default can't be used, the default before it stays, in its present
  // state.
  const fallback =
    byId.get(rows.find((row) => row.is_default)?.id ?? '') ?? (before && (byId.get(before.id) ?? before));
  if (!fallback) throw new Error('There is no default site');
  const byHost = new Map<string, Site>(sites.map((site) => [new URL(site.url).host, site]));
  for (const { host, site_id } of hosts) byHost.set(host, byId.get(site_id) ?? fallback);
  return { byId, byHost, fallback };
}

type SiteRow = Awaited<ReturnType<typeof findSiteRows>>[number];

function findSiteRows(db: Db) {
  return db
    .selectFrom('sites')
    .innerJoin('companies', 'companies.id', 'sites.company_id')
    .select(['sites.id', 'sites.name', 'sites.url', 'sites.is_default', 'sites.settings'])
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.address',
      'companies.city',
    ])
    .select([
      'companies.country',
      'companies.kvk',
      'companies.tradenames',
      'companies.vat_numbers',
      'companies.added',
    ])
    .execute();
}

function usableSite(row: SiteRow, { isDemo, insteadOf }: Pick<Loading, 'isDemo' | 'insteadOf'>): Site | null {
  try {
    return siteOf(row, { isDemo });
  } catch (error) {
    if (error instanceof SiteSettingsError) return insteadOf(row.id, error);
    throw error;
  }
}

function siteOf(row: SiteRow, { isDemo }: { isDemo: boolean }): Site {
  const settings = readSiteSettings(row.settings, { ...row, isDemo });
  return {
    id: row.id,
    name: row.name,
    // Paths are written behind it: a slash at its end would be one too many.
    url: new URL(row.url).origin,
    settings,
    company: {
      id: row.company_id,
      name: row.company_name,
      address: row.address,
      city: row.city,
      country: row.country,
      kvk: row.kvk,
      tradenames: row.tradenames,
      vatNumbers: row.vat_numbers,
      added: row.added,
    },
  };
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
