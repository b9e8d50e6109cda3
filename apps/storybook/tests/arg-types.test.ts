import { createElement } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { triedByValue } from '../.storybook/arg-types';

const UNDEFINED = { name: 'other', value: 'undefined' } as const;

function tried(type: SBType, initial?: unknown): StrictInputType | undefined {
  const context = { argTypes: { it: { name: 'it', type } }, initialArgs: { it: initial } };
  return triedByValue(context as unknown as Parameters<typeof triedByValue>[0])['it'];
}

it('chooses among names, and between yes and no, where they may be left out', () => {
  const tone: SBType = { name: 'enum', value: ['soft', 'line'] };
  expect(tried({ name: 'union', value: [tone, UNDEFINED] })).toMatchObject({
    type: tone,
    table: { type: { summary: "'soft' | 'line'" } },
  });
  expect(tried({ name: 'union', value: [{ name: 'boolean' }, UNDEFINED] })?.type).toEqual({
    name: 'boolean',
  });
});

it('writes words where words are shown, but not over an element', () => {
  const node: SBType = { name: 'other', value: 'ReactNode' };
  expect(tried(node)?.control).toEqual({ type: 'text' });
  expect(tried(node, 'Send')?.control).toEqual({ type: 'text' });
  expect(tried(node, createElement('p'))?.control).toBe(false);
  expect(tried({ name: 'array', value: node }, [createElement('a')])?.control).toBe(false);
});

it('asks nobody to type an icon or what is done, and leaves what is truly one of several', () => {
  const icon: SBType = { name: 'union', value: [{ name: 'other', value: 'LucideIcon' }, UNDEFINED] };
  expect(tried(icon)?.control).toBe(false);
  expect(tried({ name: 'other', value: 'unknown', raw: '(() => void) | undefined' })?.control).toBe(false);
  expect(tried({ name: 'other', value: 'unknown' }, () => {})?.control).toBe(false);
  const either: SBType = { name: 'union', value: [{ name: 'string' }, { name: 'number' }] };
  expect(tried(either)?.type).toEqual(either);
});
