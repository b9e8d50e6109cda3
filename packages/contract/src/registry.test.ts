import { isErrorCode } from '@vela/domain/errors';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMMON_ERRORS, defineEndpoint, errorsOf, isForSessions, type Endpoint } from './define-endpoint';
import { ENDPOINT_IDS, endpoints } from './registry';

const all: [string, Endpoint][] = Object.entries(endpoints);

describe('endpoints', () => {
  test.each(all)('%s is registered under its id', (key, { id }) => {
    expect(id).toBe(key);
  });

  test('have a method and path of their own', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(all)('%s declares known codes, each once, and none that every endpoint has', (_, { errors }) => {
    expect(errors.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
    expect(errors.filter((code) => (COMMON_ERRORS as readonly string[]).includes(code))).toEqual([]);
  });

  test.each(all)('%s has a summary', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+$/);
  });

  test('need the client header when a session lets them change something, but for the beacon', () => {
    const withoutHeader = all.filter(([, { method, clientHeader }]) => method !== 'GET' && !clientHeader);
    const without = withoutHeader.filter(([, endpoint]) => isForSessions(endpoint));
    expect(without.map(([id]) => id)).toEqual(['reportPageHidden']);
    expect(endpoints.logOut.clientHeader).toBe(true);
  });

  test('are still where clients know them', () => {
    const addresses = ENDPOINT_IDS.map((id) => `${endpoints[id].method} ${endpoints[id].path}`);
    const known = [
      'DELETE /api/blocks.php',
      'DELETE /api/chat.php',
      'DELETE /api/likes.php',
      'DELETE /api/message.php',
      'DELETE /api/photo-access.php',
      'DELETE /api/photos.php',
      'GET /api/auto-like.php',
      'GET /api/blocks.php',
      'GET /api/chat.php',
      'GET /api/chats.php',
      'GET /api/companyinfo.php',
      'GET /api/discountcode.php',
      'GET /api/events.php',
      'GET /api/geocode.php',
      'GET /api/gifts.php',
      'GET /api/icebreakers.php',
      'GET /api/interests.php',
      'GET /api/likes.php',
      'GET /api/logout.php',
      'GET /api/member.php',
      'GET /api/members.php',
      'GET /api/openapi.json',
      'GET /api/orders.php',
      'GET /api/packages.php',
      'GET /api/paymentmethods.php',
      'GET /api/profile.php',
      'GET /api/receipt.php',
      'GET /api/refund.php',
      'GET /api/regions.php',
      'GET /api/repeat-order.php',
      'GET /api/settings.php',
      'GET /api/signup-check.php',
      'GET /api/transactions.php',
      'GET /api/user.php',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
      'POST /api/activate.php',
      'POST /api/activation-mail.php',
      'POST /api/blocks.php',
      'POST /api/chat.php',
      'POST /api/complaints.php',
      'POST /api/likes.php',
      'POST /api/mail-change.php',
      'POST /api/orders.php',
      'POST /api/page-hidden.php',
      'POST /api/password-reset.php',
      'POST /api/photo-access.php',
      'POST /api/photos.php',
      'POST /api/refund.php',
      'POST /api/repeat-order.php',
      'POST /api/reports.php',
      'POST /api/signup.php',
      'POST /api/token.php',
      'POST /api/typing.php',
      'POST /api/user.php',
      'POST /api/user.php?push=1',
      'POST /api/webhook/{provider}.php',
      'PUT /api/chat.php',
      'PUT /api/consent.php',
      'PUT /api/likes.php',
      'PUT /api/mail-change.php',
      'PUT /api/password-reset.php',
      'PUT /api/password.php',
      'PUT /api/photos.php',
      'PUT /api/profile.php',
      'PUT /api/user.php',
    ];
    expect(known.filter((address) => !addresses.includes(address))).toEqual([]);
  });
});

describe('errorsOf', () => {
  test.each([
    ['a read for everyone', 'getUser', []],
    ['a read that changes something', 'logOut', ['client_header_missing']],
    [
      'a write for members',
      'updateUser',
      [
        'unknown_locale',
        'authentication_required',
        'client_header_missing',
        'forbidden',
        'too_large',
        'unsupported_type',
      ],
    ],
    [
      'a file from members',
      'addPhoto',
      [
        'photo_limit',
        'not_an_image',
        'too_many_pixels',
        'photo_too_small',
        'authentication_required',
        'busy',
        'client_header_missing',
        'too_large',
        'unsupported_type',
        'upload_too_slow',
      ],
    ],
    [
      'a read for visitors alone',
      'checkSignup',
      ['signup_not_possible', 'account_exists', 'account_deleted', 'forbidden'],
    ],
    ['a write without fields', 'reportPageHidden', []],
  ] as const)('of %s: %s', (_, id, beyondCommon) => {
    expect(errorsOf(endpoints[id]).toSorted()).toEqual([...COMMON_ERRORS, ...beyondCommon].toSorted());
  });

  test('of a webhook names no code of sessions and no type of a body', () => {
    const webhook = defineEndpoint({
      id: 'webhook',
      summary: 'Webhook',
      method: 'POST',
      path: '/api/webhook/{provider}.php',
      callers: ['machine'],
      query: v.object({ provider: v.string() }),
      body: v.string(),
      bodyKind: 'raw',
    });
    expect(errorsOf(webhook).toSorted()).toEqual([...COMMON_ERRORS, 'forbidden', 'too_large'].toSorted());
  });

  test('names no code twice', () => {
    for (const [, endpoint] of all) expect(new Set(errorsOf(endpoint)).size).toBe(errorsOf(endpoint).length);
  });
});
