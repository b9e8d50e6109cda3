import { createOperator } from '../../src/operators/create-operator';
import { order } from '../support/buying';
import { CookieJar, type TestApp } from '../support/create-test-app';
import { activePerson, freshAddress, type Person, signUpPerson } from '../support/people';
import { jpegFile } from '../support/photo-files';
import { makePremium, say } from '../support/talk';

/** Who asks: a visitor, or a member with more or fewer rights. */
export const ASKERS = ['visitor', 'unconfirmed', 'free', 'premium', 'operator'] as const;

export type Asker = (typeof ASKERS)[number];

/** A member with something of every kind that others must never see. */
export interface Victim {
  person: Person;
  /** Texts that no answer to anybody else may hold. */
  secrets: readonly string[];
  /** Ids of the victim's own things: others' requests name them. */
  ids: readonly string[];
}

/** Someone to ask as, made again when a request of the fuzz logged that one out. */
export interface Cast {
  /** Cookies of the new session: no answer changes them. */
  jarOf(asker: Asker): Promise<CookieJar>;
  /** Makes the next `jarOf` bring somebody else. */
  forget(asker: Asker): void;
  victim: Victim;
}

/** Texts that stand nowhere else. */
const SECRET_ADDRESS = 'sentinel-of-the-victim@example.com';
const SECRET_WORDS = 'sentinel words for one pair of eyes';

export async function createCast(app: TestApp): Promise<Cast> {
  const victim = await createVictim(app);
  const makers = {
    visitor: async () => null,
    unconfirmed: () => signUpPerson(app),
    free: () => activePerson(app),
    premium: async () => {
      const person = await activePerson(app);
      await makePremium(app, person.user.id, 500);
      return person;
    },
    operator: async () => {
      const person = await activePerson(app);
      const siteId = (await app.context.sites.byHost('localhost:3000')).id;
      await createOperator(app.context, { siteId, email: person.email, role: 'moderator' });
      return person;
    },
  } as const satisfies Record<Asker, () => Promise<Person | null>>;
  const people = new Map<Asker, Person | null>();

  return {
    victim,
    jarOf: async (asker) => {
      const known = people.get(asker);
      const person = known === undefined ? await makers[asker]() : known;
      people.set(asker, person);
      const copy = new CookieJar();
      for (const [name, value] of person?.jar.cookies ?? []) copy.cookies.set(name, value);
      return copy;
    },
    forget: (asker) => void people.delete(asker),
  };
}

async function createVictim(app: TestApp): Promise<Victim> {
  const person = await activePerson(app, { email: SECRET_ADDRESS, name: 'Sentinel' });
  const friend = await activePerson(app);
  await makePremium(app, person.user.id, 50);
  const photo = { photo: await jpegFile({ width: 360, height: 450 }), private: 'true' } as const;
  const hidden = await app.call('addPhoto', { jar: person.jar, body: photo });
  const message = await say(app, person, { profile_id: friend.user.id, text: SECRET_WORDS });
  const bought = await order(app, person.jar);
  const { password_hash: hash } = await app.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  return {
    person,
    secrets: [SECRET_ADDRESS, SECRET_WORDS, hash, '$argon2'],
    ids: [
      person.user.id,
      friend.user.id,
      hidden.result.photo.id,
      message.result.message.id,
      message.result.message.conversation_id,
      bought.result.payment_id,
    ],
  };
}

/** A network of its own for every request: what counts by address never stops the fuzz. */
export const newNetwork = freshAddress;
