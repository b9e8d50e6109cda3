import { expect, test } from 'vitest';
import { encodePunycode } from './punycode';

test.each([
  ['münchen', 'mnchen-3ya'],
  ['ü', 'tda'],
  ['bücher', 'bcher-kva'],
  ['παράδειγμα', 'hxajbheg2az3al'],
  ['правда', '80aafi6cg'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['\u{1F680}', '158h'],
  ['plain', 'plain-'],
])('%s is written %s, as in RFC 3492 §7.1 and the registries', (label, encoded) => {
  expect(encodePunycode(label)).toBe(encoded);
});
