import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listForObject } from './list-for-object';

const change = v.partial(v.object({ name: v.string(), tags: v.array(v.string()) }));
const schema = v.object({
  change: v.optional(
    v.pipe(
      change,
      v.check(() => true),
    ),
  ),
  list: v.optional(v.array(v.object({ key: v.string() }))),
  either: v.optional(
    v.variant('type', [
      v.object({ type: v.literal('a'), of: v.object({}) }),
      v.object({ type: v.literal('b'), of: v.array(v.string()) }),
    ]),
  ),
  one: v.nullish(v.picklist(['a', 'b'])),
});

it.each([
  [{}],
  [null],
  ['text'],
  [{ change: { name: 'a', tags: ['b'] } }],
  [{ change: { unknown: [] } }],
  [{ change: null }],
  [{ list: [{ key: 'a' }, { key: [] }] }],
  [{ list: {} }],
  [{ either: { type: 'b', of: ['text'] } }],
  [{ one: ['a'] }],
])('finds none in %j', (value) => {
  expect(listForObject(schema, value)).toBeNull();
});

it.each([
  ['', []],
  ['change', { change: [] }],
  ['change', { change: [{ name: 'a' }] }],
  ['list.1', { list: [{ key: 'a' }, []] }],
  ['either', { either: [] }],
])('finds one at “%s” in %j', (path, value) => {
  expect(listForObject(schema, value)).toBe(path);
});

it('goes no deeper than the schema', () => {
  const depth = 30_000;
  const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(listForObject(schema, { change: deep })).toBe('change');
  expect(listForObject(schema, { list: deep })).toBe('list.0');
  expect(listForObject(schema, { change: { tags: deep, other: deep } })).toBeNull();
});
