import { describe, expect, it } from 'vitest';
import { entityTagOf, isUnchanged, tagOfVariant } from './entity-tag';

describe('entityTagOf', () => {
  it('is a strong one, the same for the same bytes alone', () => {
    expect(entityTagOf('text')).toMatch(/^"[\w-]{22}"$/);
    expect(entityTagOf('text')).toBe(entityTagOf(new TextEncoder().encode('text')));
    expect(entityTagOf('text')).not.toBe(entityTagOf('texts'));
  });
});

describe('tagOfVariant', () => {
  it.each([
    [null, '"a"'],
    ['br', '"a-br"'],
    ['gzip', '"a-gzip"'],
  ] as const)('in encoding %s is %s', (encoding, tag) => {
    expect(tagOfVariant('"a"', encoding)).toBe(tag);
  });
});

describe('isUnchanged', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['W/"a"', 'W/"a"'],
    ['"b", "a"', '"a"'],
    ['"b","a"', '"a"'],
    ['"b" ,\t W/"a" , "c"', '"a"'],
    ['"b,c", "a"', '"a"'],
    ['"b,c"', '"b,c"'],
    ['""', '""'],
    ['*', '"a"'],
    [' * ', '"a"'],
  ])('by %s is %s', (ifNoneMatch, etag) => {
    expect(isUnchanged(ifNoneMatch, etag)).toBe(true);
  });

  it.each([
    [null, '"a"'],
    ['', '"a"'],
    ['"b"', '"a"'],
    ['"A"', '"a"'],
    ['"aa"', '"a"'],
    ['a', '"a"'],
    ['"a', '"a"'],
    ['"b,a"', '"a"'],
    ['"b, a"', '"a"'],
    ['"*"', '"a"'],
    ['W/', '"a"'],
  ])('by %j is not %s', (ifNoneMatch, etag) => {
    expect(isUnchanged(ifNoneMatch, etag)).toBe(false);
  });
});
