import { isPushEndpoint } from '@vela/domain/push';
import { expect, test } from 'vitest';
import { PUSH_SERVICES } from '.';

test.each([
  ['https://fcm.googleapis.com/fcm/send/dXJs:APA91b_x-Y', true],
  ['https://fcm.googleapis.com/wp/dXJs', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAA', true],
  ['https://push.services.mozilla.com/wpush/v1/a', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQY%2b', true],
  ['https://web.push.apple.com/QGx', true],
  ['https://fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com', false],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/fcm/send/a', false],
  ['https://a@fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com.example.com/fcm/send/a', false],
  ['https://xfcm.googleapis.com/fcm/send/a', false],
  ['https://notify.windows.com/w/a', false],
  ['https://evilpush.services.mozilla.com/a', false],
  ['https://localhost/a', false],
  ['https://127.0.0.1/a', false],
  ['https://fcm.googleapis.com/a b', false],
  [`https://fcm.googleapis.com/${'a'.repeat(1000)}`, true],
  [`https://fcm.googleapis.com/${'a'.repeat(1001)}`, false],
  ['', false],
])('%s is an address of a push service: %s', (address, is) => {
  expect(isPushEndpoint(address, PUSH_SERVICES)).toBe(is);
});
