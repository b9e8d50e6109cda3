import { describe, expect, it } from 'vitest';
import { choiceHref, loadCredits } from './load-credits';

const page = { user: null };

describe('the choice of an address', () => {
  it.each([
    [{ params: { id: 'p1', paymentmethod: 'ideal' }, href: '/credits/p1/ideal' }, 'p1', 'ideal'],
    [{ href: '/premium?package=p2&paymentmethod=paypal&next=%2Fmembers' }, 'p2', 'paypal'],
    [{ href: '/credits?package=p9&paymentmethod=gold' }, null, null],
    [
      {
        params: { id: 'p1', paymentmethod: 'ideal' },
        href: '/credits/p1/ideal?package=zzz&paymentmethod=gold',
      },
      'p1',
      'ideal',
    ],
    [{ href: '/credits' }, null, null],
  ])('%j is %s and %s', async (address, packageId, method) => {
    expect(await loadCredits({ page }, address)).toEqual({ packageId, method });
  });

  it('brings a discount code, as it is compared', async () => {
    const { code } = await loadCredits({ page }, { href: '/credits?code=stayk7m2qx9a%20' });
    expect(code).toBe('STAYK7M2QX9A');
  });

  it('made on the page counts more than the one of its path', async () => {
    const href = choiceHref('/credits/p0/ideal', { packageId: 'p3', method: 'paypal' });
    const params = { id: 'p0', paymentmethod: 'ideal' };
    expect(await loadCredits({ page }, { params, href })).toEqual({ packageId: 'p3', method: 'paypal' });
  });

  it('is stored beside the other parameters of the address', () => {
    expect(choiceHref('/credits?next=%2Fchats', { packageId: 'p0', method: null })).toBe(
      '/credits?next=%2Fchats&package=p0',
    );
  });
});
