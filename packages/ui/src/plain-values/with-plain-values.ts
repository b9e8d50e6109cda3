import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

/**
 * Lets what fills a text never be read as its markup: a sentence with `<0>{name}</0>` looks for its tags when the name is in it
 * already, and a name may be `<0>x</0>`. What comes with its own values is plain text, without elements. A word joiner behind each `<` can't be seen and makes no tag.
 */
export function withPlainValues(i18n: I18n): I18n {
  const translate = i18n._.bind(i18n);
  const plain = (id: string | MessageDescriptor, values?: Values, options?: MessageOptions): string =>
    typeof id === 'string' ? translate(id, values && plainValues(values), options) : translate(id);
  return Object.assign(i18n, { _: plain });
}

type Values = Record<string, unknown>;

function plainValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  // `<0/>` is how Trans itself names an element among the values.
  if (typeof value !== 'string' || /^<\d+\/>$/.test(value)) return value;
  return value.replaceAll('<', '<\u2060');
}
