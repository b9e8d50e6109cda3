import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { StoredSiteSettings } from './site-settings';

const COMPANY_ID = 'vela-dating';
export const DEFAULT_SITE_ID = 'vela';

/**
 * The company a new deployment starts with. Address, register and tax numbers are invented, as their zeros show in every
 * language; an operator puts in its own.
 */
const COMPANY = {
  id: COMPANY_ID,
  name: 'Vela Dating B.V.',
  address: 'Voorbeeldstraat 1, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '00000000',
  tradenames: ['Vela'],
  vat_numbers: ['NL000000000B00'],
  added: new Date('2026-11-01T12:00:00Z'),
};

/** The source of the number that a new deployment shows. */
const EXAMPLE_SOURCE = 'An example value of this installation: no survey stands behind it yet.';

const SETTINGS = {
  support_email: 'support@vela.example',
  mail_name: 'Vela',
  premium_match_claim: {
    percentage: 46,
    source: EXAMPLE_SOURCE,
    sources: {
      nl: 'Een voorbeeldwaarde van deze installatie: er zit nog geen onderzoek achter.',
      de: 'Ein Beispielwert dieser Installation: Dahinter steht noch keine Umfrage.',
      it: 'Un valore di esempio di questa installazione: non c’è ancora un sondaggio alle spalle.',
      fr: 'Une valeur d’exemple de cette installation : aucune enquête ne l’appuie encore.',
      es: 'Un valor de ejemplo de esta instalación: todavía no lo respalda ninguna encuesta.',
      pl: 'Przykładowa wartość tej instalacji: nie stoi za nią jeszcze żadne badanie.',
      da: 'En eksempelværdi for denne installation: Der ligger endnu ingen undersøgelse bag.',
      fi: 'Tämän asennuksen esimerkkiarvo: mikään kysely ei vielä tue sitä.',
      nb: 'En eksempelverdi for denne installasjonen: Det ligger ingen undersøkelse bak den ennå.',
      sv: 'Ett exempelvärde för den här installationen: ingen undersökning ligger bakom det ännu.',
    },
  },
} satisfies StoredSiteSettings;

/**
 * Makes the default site on a new database, with the hosts of its landers; on every start its address becomes the deployment's
 * own, and the source of the example's claim, as long as it is that, is there in all languages.
 */
export async function ensureDefaultSite(
  db: Db,
  { url, landerOrigins = [] }: { url: string; landerOrigins?: readonly string[] },
): Promise<void> {
  await db
    .insertInto('companies')
    .values(COMPANY)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('sites')
    .values({
      id: DEFAULT_SITE_ID,
      company_id: COMPANY_ID,
      name: 'Vela',
      url,
      is_default: true,
      settings: JSON.stringify({ ...SETTINGS, lander_origins: landerOrigins }),
    })
    // Whichever constraint it meets: an operator may have made another site the default.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('sites').set({ url }).where('is_default', '=', true).where('url', '<>', url).execute();
  await sql`
    update sites set settings = jsonb_set(settings, '{premium_match_claim,sources}', ${JSON.stringify(SETTINGS.premium_match_claim.sources)}::jsonb)
    where settings #>> '{premium_match_claim,source}' = ${EXAMPLE_SOURCE}
      and not settings -> 'premium_match_claim' ? 'sources'
  `.execute(db);
}
