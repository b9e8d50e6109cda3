import { describe, expect, test } from 'vitest';
import { MAIL_DOMAINS } from './mail-domains';
import { suggestEmail } from '.';

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
    ['robin@t-onlin.de', 'robin@t-online.de', 'a letter missing'],
    ['robin@laposte.nt', 'robin@laposte.net', 'a letter missing'],
    ['robin@wpp.pl', 'robin@wp.pl', 'one slip in a short domain'],
    ['a@gmial.com', 'a@gmail.com', 'a local part of one letter'],
    [' Robin.X+a@GMIAL.com ', 'Robin.X+a@gmail.com', 'the local part as typed'],
  ])('offers for %s: %s (%s)', (email, suggestion) => {
    expect(suggestEmail(email)).toBe(suggestion);
  });

  test.each(MAIL_DOMAINS)('offers nothing for %s, which exists', (domain) => {
    expect(suggestEmail(`robin@${domain}`)).toBeNull();
  });

  test.each([
    'online.de',
    'email.de',
    'chello.at',
    'upcmail.nl',
    'interia.eu',
    'live.be',
    'onet.eu',
    'tele2.nl',
  ])('offers nothing for %s, where people have mail that is near to others’', (domain) => {
    expect(suggestEmail(`robin@${domain}`)).toBeNull();
  });

  test.each([
    ['robin@example.com', 'a domain like none'],
    ['robin@wxxp.pl', 'two slips in a short domain'],
    ['robin@hmtmial.con', 'three slips in a long domain'],
    ['robin@nothing', 'no ending, and no domain beginning so'],
    ['robin', 'no domain'],
    ['@gmial.com', 'nobody'],
    ['gmial.com', 'a domain alone'],
    ['rob in@gmial.com', 'an address that stays invalid'],
    ['robin@', 'an empty domain'],
    [`robin@${'gmail.com'.repeat(4)}`, 'a domain longer than any common one'],
  ])('offers nothing for %s: %s', (email) => {
    expect(suggestEmail(email)).toBeNull();
  });
});
