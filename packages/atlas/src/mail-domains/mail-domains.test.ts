import { canonicalEmail, suggestEmail } from '@vela/domain/signup';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIL_DOMAINS } from '.';

describe('MAIL_DOMAINS', () => {
  test.each(MAIL_DOMAINS)('has %s, where an address is taken for no other', (domain) => {
    expect(canonicalEmail(`robin@${domain}`)).toBe(`robin@${domain}`);
    expect(suggestEmail(`robin@${domain}`, MAIL_DOMAINS)).toBeNull();
    expect(suggestEmail(`Robin@${domain.toUpperCase()}`, MAIL_DOMAINS)).toBeNull();
  });

  test('names each once', () => {
    expect(new Set(MAIL_DOMAINS).size).toBe(MAIL_DOMAINS.length);
  });

  test.each([
    ['robin@gmial.com', 'robin@gmail.com'],
    ['robin@hotmial.con', 'robin@hotmail.com'],
    ['robin@ziggo', 'robin@ziggo.nl'],
    ['robin@t-onlin.de', 'robin@t-online.de'],
    ['robin@laposte.nt', 'robin@laposte.net'],
    ['robin@tutanotta.com', 'robin@tutanota.com'],
    ['robin@vodafon.de', 'robin@vodafone.de'],
    ['robin@saunalahti.f', 'robin@saunalahti.fi'],
    ['robin@optusnet.co.au', 'robin@optusnet.com.au'],
    ['robin@blueyonder.co.k', 'robin@blueyonder.co.uk'],
  ])('of %s proposes %s', (typed, meant) => {
    expect(suggestEmail(typed, MAIL_DOMAINS)).toBe(meant);
  });

  test('offers for any slip one of its own, for which it then offers nothing', () => {
    fc.assert(
      fc.property(slips(), (typed) => {
        const meant = suggestEmail(`robin@${typed}`, MAIL_DOMAINS);
        if (meant === null) return;
        expect(MAIL_DOMAINS.map((domain) => `robin@${domain}`)).toContain(meant);
        expect(suggestEmail(meant, MAIL_DOMAINS)).toBeNull();
      }),
    );
  });

  test('mends a letter that was left out, wherever it makes no other domain', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAIL_DOMAINS), fc.nat(), (domain, place) => {
        const typed = without(domain, place % domain.length);
        const meant = suggestEmail(`robin@${typed}`, MAIL_DOMAINS);
        expect(meant === null).toBe(MAIL_DOMAINS.includes(typed));
      }),
    );
  });
});

/** A domain of the list with one of its letters left out, or another put in. */
function slips(): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
  return fc
    .tuple(fc.constantFrom(...MAIL_DOMAINS), fc.nat(), fc.option(letter))
    .map(([domain, place, added]) => {
      const index = place % domain.length;
      return added === null ? without(domain, index) : domain.slice(0, index) + added + domain.slice(index);
    });
}

function without(text: string, index: number): string {
  return text.slice(0, index) + text.slice(index + 1);
}
