import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

/** What nobody can type into a control, as nobody can an element: an icon, and the place of one. */
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
  const summary = type.name === 'enum' ? type.value.map((value) => `'${value}'`).join(' | ') : type.raw;
  return {
    ...argType,
    type,
    ...(summary !== undefined && { table: { ...argType.table, type: { summary } } }),
    ...controlOf(type, initial),
  };
}

function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const [only, ...others] = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  return only && others.length === 0 ? only : type;
}

function controlOf(type: SBType, initial: unknown): Pick<StrictInputType, 'control'> | null {
  if ([initial].flat().some((one) => isValidElement(one))) return { control: false };
  if (type.name !== 'other') return null;
  if (NOT_TYPED.has(type.value)) return { control: false };
  return type.value === 'ReactNode' ? { control: 'text' } : null;
}
