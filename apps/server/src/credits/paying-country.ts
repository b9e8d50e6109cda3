import type { Country } from '@vela/domain/locale';
import { firstServedCountry, servedCountry } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Client } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import type { Site } from '../core/site';

interface Asked {
  context: AppContext;
  site: Site;
  query: { country?: string | undefined };
  session: SessionMember | null;
  client: Client;
}

/**
 * The country whose prices someone sees: the one that is asked for, else the first that the site serves of the asker's own,
 * that of the request, and the site's. Throws Failure `unknown_country` for one that the site doesn't serve.
 */
export async function payingCountry({ context, site, query, session, client }: Asked): Promise<Country> {
  if (query.country !== undefined) return requireServed(query.country, site);
  const profile =
    session &&
    (await context.db
      .selectFrom('profiles')
      .select('country')
      .where('member_id', '=', session.memberId)
      .executeTakeFirst());
  return servedCountry([profile?.country, client.country], site.settings.countries);
}

function requireServed(text: string, { settings }: Site): Country {
  const country = firstServedCountry([text], settings.countries);
  if (country === null) throw new Failure('unknown_country');
  return country;
}
