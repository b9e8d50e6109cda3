import { isCountry, type Country } from '@vela/domain/locale';
import type { AppContext } from '../context';
import { Failure } from '../http/failure';
import type { Client } from '../http/handler';
import type { SessionMember } from '../http/session';
import type { Site } from '../sites/sites';

interface Asked {
  context: AppContext;
  site: Site;
  query: { country?: string | undefined };
  session: SessionMember | null;
  client: Client;
}

/** The country whose prices someone sees: the one that is asked for, else the asker's own. Throws Failure `unknown_country`. */
export async function payingCountry({ context, site, query, session, client }: Asked): Promise<Country> {
  if (query.country !== undefined) return asCountry(query.country);
  const profile =
    session &&
    (await context.db
      .selectFrom('profiles')
      .select('country')
      .where('member_id', '=', session.memberId)
      .executeTakeFirst());
  if (profile) return profile.country;
  return isCountry(client.country) ? client.country : asCountry(site.settings.countries[0]);
}

function asCountry(text: string | undefined): Country {
  if (!isCountry(text)) throw new Failure('unknown_country');
  return text;
}
