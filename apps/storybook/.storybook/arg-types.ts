import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

/** What nobody can type into a control, as nobody can an element or a function: an icon, and the place of one. */
const NOT_TYPED: ReadonlySet<unknown> = new Set(['LucideIcon', 'Ref']);

/**
 * A property that may be left out is tried like one that may not: by the names it takes, by yes and no, or by words. Storybook
 * itself would ask for an object wherever `undefined` is among the values.
 */
export const triedByValue: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, tried(argType, initialArgs[name])]),
  );

function tried(argType: StrictInputType, initial: unknown): StrictInputType {
  const type = withoutUndefined(argType.type);
  if (type === undefined) return argType;
  const isNarrower = type !== argType.type;
  return {
    ...argType,
    type,
    ...(isNarrower && { table: { ...argType.table, type: { summary: summaryOf(type) } } }),
    ...controlOf(type, initial),
  };
}

function summaryOf(type: SBType): string {
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  return type.raw ?? (type.name === 'other' ? type.value : type.name);
}

function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const [only, ...others] = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  return only && others.length === 0 ? only : type;
}

function controlOf(type: SBType, initial: unknown): Pick<StrictInputType, 'control'> | null {
  if ([initial].flat().some((one) => isValidElement(one))) return { control: false };
  if (typeof initial === 'function' || type.raw?.includes('=>')) return { control: false };
  if (type.name !== 'other') return null;
  if (NOT_TYPED.has(type.value)) return { control: false };
  return type.value === 'ReactNode' ? { control: { type: 'text' } } : null;
}
