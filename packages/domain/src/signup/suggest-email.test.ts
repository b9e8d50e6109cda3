import { describe, expect, test } from 'vitest';
import { suggestEmail } from '.';

/** Most common first. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'ziggo.nl',
  'online.de',
  't-online.de',
  'web.de',
  'wp.pl',
  'laposte.net',
];

describe('suggestEmail', () => {
  test.each([
    ['robin@gmial.com', 'robin@gmail.com', 'two letters swapped'],
    ['robin@gmal.com', 'robin@gmail.com', 'a letter missing'],
    ['robin@gmaill.com', 'robin@gmail.com', 'a letter too many'],
    ['robin@gnail.com', 'robin@gmail.com', 'a wrong letter'],
    ['robin@gmail.con', 'robin@gmail.com', 'a wrong ending'],
    ['robin@gmail,com', 'robin@gmail.com', 'a comma for the dot'],
    ['robin@gmail', 'robin@gmail.com', 'no ending'],
    ['robin@ziggo', 'robin@ziggo.nl', 'no ending'],
    ['robin@hotmial.con', 'robin@hotmail.com', 'two slips in a long domain'],
    ['robin@gnail.con', 'robin@gmail.com', 'two slips in one of nine characters'],
    ['robin@t-onlin.de', 'robin@t-online.de', 'a letter missing'],
    ['robin@laposte.nt', 'robin@laposte.net', 'a letter missing'],
    ['robin@wpp.pl', 'robin@wp.pl', 'one slip in a short domain'],
    ['a@gmial.com', 'a@gmail.com', 'a local part of one letter'],
    [' Robin.X+a@GMIAL.com ', 'Robin.X+a@gmail.com', 'the local part as typed'],
  ])('offers for %s: %s (%s)', (email, suggestion) => {
    expect(suggestEmail(email, DOMAINS)).toBe(suggestion);
  });

  test.each(DOMAINS)('offers nothing for %s, where many have their mail', (domain) => {
    expect(suggestEmail(`robin@${domain}`, DOMAINS)).toBeNull();
  });

  test('offers the more common of two that are as near, and the nearer of all', () => {
    expect(suggestEmail('robin@hotmail.nom', ['hotmail.com', 'hotmail.no'])).toBe('robin@hotmail.com');
    expect(suggestEmail('robin@hotmail.nom', ['hotmail.no', 'hotmail.com'])).toBe('robin@hotmail.no');
    expect(suggestEmail('robin@hotmail.con', ['hotmail.no', 'hotmail.com'])).toBe('robin@hotmail.com');
  });

  test('offers nothing where no domain is known', () => {
    expect(suggestEmail('robin@gmial.com', [])).toBeNull();
  });

  test.each([
    ['robin@example.com', 'a domain like none'],
    ['robin@wxxp.pl', 'two slips in a short domain'],
    ['robin@xwb.de', 'two wrong letters, one of them its neighbour'],
    ['robin@gmai.con', 'two slips in one of eight characters'],
    ['robin@hmtmial.con', 'three slips in a long domain'],
    ['robin@nothing', 'no ending, and no domain beginning so'],
    ['robin', 'no domain'],
    ['@gmial.com', 'nobody'],
    ['gmial.com', 'a domain alone'],
    ['rob in@gmial.com', 'an address that stays invalid'],
    ['robin@', 'an empty domain'],
    [`robin@${'gmail.com'.repeat(4)}`, 'a domain longer than any common one'],
  ])('offers nothing for %s: %s', (email) => {
    expect(suggestEmail(email, DOMAINS)).toBeNull();
  });
});
