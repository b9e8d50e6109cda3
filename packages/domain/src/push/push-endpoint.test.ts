import { expect, test } from 'vitest';
import { isPushEndpoint } from '.';

const SERVICES = [/^push\.example\.com$/, /^[a-z]+\.example\.org$/];

test.each([
  ['https://push.example.com/send/dXJs:APA91b_x-Y?token=a%2b', true],
  ['https://west.example.org/a', true],
  ['https://push.example.com/', false],
  ['https://push.example.com', false],
  ['http://push.example.com/a', false],
  ['xhttps://push.example.com/a', false],
  ['https://push.example.com:8443/a', false],
  ['https://a@push.example.com/a', false],
  ['https://other.example.com/a', false],
  ['https://push.example.com/a b', false],
  [`https://push.example.com/${'a'.repeat(1000)}`, true],
  [`https://push.example.com/${'a'.repeat(1001)}`, false],
  ['', false],
])('%s is an address of a push service: %s', (address, is) => {
  expect(isPushEndpoint(address, SERVICES)).toBe(is);
});
