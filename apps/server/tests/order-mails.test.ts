import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, callWebhook, order } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, pastWelcome, type Person, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const mailsOf = async ({ email }: Person, kind: string) =>
  (await app.mails(email)).filter((mail) => mail.kind === kind);

describe('an order that is paid', () => {
  it('is confirmed by mail, with its receipt and how to withdraw', async () => {
    const person = await pastWelcome(app);
    const paymentId = await buy(app, person.jar);
    const [mail, ...others] = await mailsOf(person, 'order_confirmed');
    expect(others).toEqual([]);
    expect(mail?.links).toEqual([`http://localhost:3000/transactions/${paymentId}`]);
    for (const words of [
      'Your order at Vela: €12.00',
      'Package: 12 credits',
      'Total: €12.00',
      'VAT in it (21%): €2.08',
      'Paid by: iDEAL',
      `Order number: ${paymentId}`,
      'You can withdraw until 15 June 2026',
      'Vela Dating B.V., Voorbeeldstraat 1',
    ])
      expect(`${mail?.subject}\n${mail?.text}`).toContain(words);
    expect(mail?.html).toContain('<dt>Total</dt><dd>€12.00</dd>');
  });

  it('is confirmed once, however often the provider reports it', async () => {
    const person = await activePerson(app);
    const paymentId = await buy(app, person.jar);
    await callWebhook(app, paymentId, { outcome: 'paid' });
    expect(await mailsOf(person, 'order_confirmed')).toHaveLength(1);
  });

  it('is confirmed in the member’s language, to an address that waits for its confirmation, too', async () => {
    const person = await signUpPerson(app, { language: 'de' });
    await buy(app, person.jar);
    const [mail] = await mailsOf(person, 'order_confirmed');
    expect(mail?.text).toContain('Gesamt: 9,00\u00a0€');
    expect(mail?.text).toContain('TIMEBONUS25, 25\u00a0%');
  });

  it('is not before it is paid', async () => {
    const person = await activePerson(app);
    const { payment_id: paymentId } = (await order(app, person.jar)).result;
    await callWebhook(app, paymentId, { outcome: 'failed' });
    expect(await mailsOf(person, 'order_confirmed')).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('is confirmed by mail at once, with the time when it came and what goes back', async () => {
    const person = await pastWelcome(app);
    const paymentId = await buy(app, person.jar);
    app.clock.advance(DAY);
    await app.call('returnCredits', { jar: person.jar, body: { payment_id: paymentId } });
    const [mail, ...others] = await mailsOf(person, 'refund_confirmed');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Vela sends €12.00 back to you');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
    expect(mail?.text).toContain(`Your withdrawal reached us on ${day.format(app.clock.now())}`);
    expect(mail?.text).toContain('You returned 12 credits');
    expect(mail?.text).toContain(paymentId);
  });

  it('of an order whose discount was used by another one says why', async () => {
    const person = await activePerson(app);
    const [first, second] = [await order(app, person.jar), await order(app, person.jar)];
    for (const { result } of [first, second]) await callWebhook(app, result.payment_id, { outcome: 'paid' });
    const [mail, ...others] = await mailsOf(person, 'refund_confirmed');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The discount of this order had already been used');
    expect(await mailsOf(person, 'order_confirmed')).toHaveLength(1);
  });
});
