import { cleanText } from '@vela/domain/text';
import { HOSTILE_TEXTS, ORDINARY_TEXTS, TEXTS_OF_TWO_LINES } from '@vela/domain/text/testing';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from './define-endpoint';
import { toFieldErrors } from './field-errors';
import { endpoints } from './registry';
import { textSchema } from './text-schema';

/** Fields that take any words but keep none for others to read: compared, looked up, hashed, or handed back as they are. */
const NO_WORDS = [
  /(^|[._])(id|ref|reply_to|network|sub\d|token|host|country|region|language|issuer|provider|endpoint|cursor)$/,
  /\.(paymentmethod|discountcode|code|welcome|deep)$/,
  /\.(password|password_repeat|old_password)$/,
  // Logging in, a change of address and the check while typing have answers of their own.
  /^(logIn|requestMailChange)\.email$/,
  /^checkSignup\./,
  /^(receiveMailEvents|receiveWebhook|unsubscribe)$/,
  /time_zone$/,
];

/** Fields of words that may have more than one line. */
const WITH_LINES = [
  'reportMember.text',
  'sendComplaint.text',
  'sendMessage.text',
  'signUp.about',
  'signUp.signup_message',
  'updateProfile.about',
  'updateProfile.reason',
  'updateUser.hidden_words',
];

const IN_ONE_LINE = [
  'renamePasskey.name',
  'sendComplaint.name',
  'sendComplaint.subject',
  'sendComplaint.url',
  'signUp.city',
  'signUp.name',
  'updateProfile.city',
  'updateProfile.gender_identity',
  'updateProfile.notes.text',
];

const fields = new Map(Object.values(endpoints).flatMap(wordsOf));

describe('the fields that a person writes words in', () => {
  test('are those that take any', () => {
    expect([...fields.keys()].toSorted()).toEqual([...WITH_LINES, ...IN_ONE_LINE].toSorted());
  });

  test.each([...fields])('%s takes what people write', (path, field) => {
    const refused = ORDINARY_TEXTS.filter((text) => !v.is(field, text));
    // A name asks for more: it may hold nothing at all that can't be seen.
    expect(
      refused.filter((text) => path !== 'signUp.name' || !/[\p{Cf}\uFE0E\u{E0100}]/u.test(text)),
    ).toEqual([]);
  });

  test.each([...fields])('%s rejects what hides, turns or overprints other text', (path, field) => {
    const taken = HOSTILE_TEXTS.filter((text) => v.is(field, text));
    // The length of a message is the site's to judge, when it is sent.
    expect(taken.filter((text) => path !== 'sendMessage.text' || text.length < 10_000)).toEqual([]);
  });

  test.each(WITH_LINES)('%s takes two lines', (path) => {
    expect(TEXTS_OF_TWO_LINES.filter((text) => !v.is(fieldOf(path), text))).toEqual([]);
  });

  test.each(IN_ONE_LINE)('%s rejects two lines', (path) => {
    expect(TEXTS_OF_TWO_LINES.filter((text) => v.is(fieldOf(path), text))).toEqual([]);
  });
});

describe('every text field', () => {
  const leaves = Object.values(endpoints).flatMap(({ id, query, body }: Endpoint) =>
    [query, body].flatMap((schema) => leavesOf(schema, id)),
  );
  // What a body of 64 kB holds, in the order that takes longest to sort.
  const marks = `a${'\u0301'.repeat(16_000)}${'\u0316'.repeat(16_000)}`;
  const halfWidth = `a${'\u0301'.repeat(8000)}${'\uFF9E'.repeat(8000)}`;

  test.each(leaves)('%s orders no long run of marks', (_, field) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    for (const text of [marks, halfWidth]) v.safeParse(field, text);
    const lengths = normalize.mock.contexts.map(String).map(({ length }) => length);
    normalize.mockRestore();
    expect(Math.max(0, ...lengths)).toBeLessThan(2000);
  });
});

describe('textSchema', () => {
  test('rejects what is far too long before it is cleaned', () => {
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    const issues = v.safeParse(textSchema({ limit: 5 }), ' '.repeat(81)).issues ?? [];
    const calls = replaceAll.mock.calls.length;
    replaceAll.mockRestore();
    expect(calls).toBe(0);
    expect(toFieldErrors(issues)).toEqual([{ path: '', code: 'too_long', params: { limit: 5 } }]);
    expect(v.parse(textSchema({ limit: 5 }), `a${' '.repeat(79)}`)).toBe('a');
  });

  const refusal = (text: string) => toFieldErrors(v.safeParse(textSchema({ limit: 5 }), text).issues ?? []);

  test.each([
    ['abcde', []],
    ['abcdef', [{ path: '', code: 'too_long', params: { limit: 5 } }]],
    ['👨‍👩‍👧‍👦'.repeat(4), [{ path: '', code: 'too_long', params: { limit: 5 } }]],
    ['a\nb', [{ path: '', code: 'invalid' }]],
    ['a\u202Eb', [{ path: '', code: 'invalid' }]],
  ])('answers %j with %j', (text, errors) => {
    expect(refusal(text)).toEqual(errors);
  });

  test.each(ORDINARY_TEXTS)('hands on %j cleaned', (text) => {
    expect(v.parse(textSchema({ limit: 20 }), ` ${text}\n`)).toBe(cleanText(text));
  });
});

function fieldOf(path: string): v.GenericSchema {
  const field = fields.get(path);
  if (!field) throw new Error(`No field ${path}`);
  return field;
}

/** The fields of a request that take any words, by endpoint and path. */
function wordsOf({ id, query, body }: Endpoint): [string, v.GenericSchema][] {
  return [query, body]
    .flatMap((schema) => leavesOf(schema, id))
    .filter(([path, schema]) => v.is(schema, 'Any words') && !NO_WORDS.some((known) => known.test(path)));
}

interface AnySchema extends v.GenericSchema {
  entries?: Record<string, AnySchema>;
  wrapped?: AnySchema;
  item?: AnySchema;
  options?: readonly (AnySchema | string)[];
}

/** Every field of a schema that is a text, however deep it lies and whatever may be in its place. */
function leavesOf(schema: AnySchema, path: string): [string, v.GenericSchema][] {
  const inner = [schema.wrapped, schema.item, ...(schema.options ?? [])].filter(
    (part): part is AnySchema => typeof part === 'object',
  );
  if (inner.length > 0) return inner.flatMap((part) => leavesOf(part, path));
  const entries = Object.entries(schema.entries ?? {});
  if (entries.length > 0) return entries.flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
  return schema.type === 'string' ? [[path, schema]] : [];
}
