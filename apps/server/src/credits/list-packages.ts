import { packagesIn, pricePerMessage } from '@vela/domain/credits';
import { isCountry, type Country } from '@vela/domain/locale';
import { Failure } from '../http/failure';
import type { Call, Handler } from '../http/handler';

/** The credit packages in the money of the country that is asked for, else of the asker's own. */
export const listPackages: Handler<'listPackages'> = async (call) => {
  const { message_credits: messageCredits } = call.site.settings;
  const packages = packagesIn(await countryOf(call)).map((creditPackage) => ({
    ...creditPackage,
    price_per_message: pricePerMessage(creditPackage, messageCredits),
  }));
  return { result: { packages } };
};

async function countryOf({ context, site, query, session, client }: Call<'listPackages'>): Promise<Country> {
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
