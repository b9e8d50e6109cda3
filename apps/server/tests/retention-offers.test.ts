import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, orderOf } from './support/buying';
import { changeSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, pastWelcome, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const offerOf = async ({ jar }: Person) => (await app.call('getRetentionOffer', { jar })).result.offer;
const claim = ({ jar }: Person) => app.call('claimRetentionOffer', { jar });

describe('the retention offer', () => {
  it('is the discount of the site until it is claimed, then a code for a week', async () => {
    const person = await activePerson(app);
    expect(await offerOf(person)).toEqual({ percentage: 50, code: null, expires: null });
    const { offer } = (await claim(person)).result;
    const expires = new Date(app.clock.now().getTime() + 7 * DAY).toISOString();
    expect(offer).toEqual({
      percentage: 50,
      code: expect.stringMatching(/^STAY[A-Z0-9]{8}$/) as string,
      expires,
    });
    expect(await offerOf(person)).toEqual(offer);
  });

  it('is the same code however often it is claimed, at once too', async () => {
    const person = await activePerson(app);
    const answers = await Promise.all([claim(person), claim(person), claim(person)]);
    expect(new Set(answers.map(({ result }) => result.offer.code)).size).toBe(1);
  });

  it('takes its part off one purchase, and off none of another member', async () => {
    const [person, another] = [await pastWelcome(app), await pastWelcome(app)];
    const code = (await claim(person)).result.offer.code ?? '';
    const elsewhere = await app.call('getDiscountCode', { jar: another.jar, query: { code } });
    expect(elsewhere.error.code).toBe('discount_invalid');
    const paymentId = await buy(app, person.jar, { discountcode: code });
    expect(await orderOf(app, person.jar, paymentId)).toMatchObject({
      price: { amount: 600 },
      discount: { code, percentage: 50 },
    });
    expect(await offerOf(person)).toBeNull();
    expect((await claim(person)).error.code).toBe('discount_invalid');
  });

  it('is gone for good once its week is over', async () => {
    const person = await activePerson(app);
    await claim(person);
    app.clock.advance(7 * DAY);
    expect(await offerOf(person)).toBeNull();
    expect((await claim(person)).error.code).toBe('discount_invalid');
  });

  it('is none on a site without one', async () => {
    const person = await activePerson(app);
    const restore = await changeSettings(app, { delete_discount: 0 });
    expect(await offerOf(person)).toBeNull();
    expect((await claim(person)).error.code).toBe('discount_invalid');
    await restore();
  });
});
