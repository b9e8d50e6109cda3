import type { I18n, MessageDescriptor } from '@lingui/core';

/** Stands where a message is given no value: no text has it. */
const ANY = '\u{E000}';

const MARK = /<\/?\d+\/?>/gu;
const ELEMENT = /<(\d+)>.*?<\/\1>|<\d+\/>/gu;

export interface Said {
  /** What is these words and nothing else. */
  said: (message: MessageDescriptor) => RegExp;
  /** What has these words in it. */
  saidWithin: (message: MessageDescriptor) => RegExp;
  /** What has these words in it without those of the elements among them, which `getByText` doesn't read. */
  saidAround: (message: MessageDescriptor) => RegExp;
}

/**
 * What a message is in the story's language, so that a play finds its words whatever the toolbar says: `said(msg\`Save\`)`. Any
 * value will do where it is given none; a number it counts by has to be given.
 * @throws {Error} No catalogue has the message: what doesn't find it would not find the words on the screen, either.
 */
export function saidIn(i18n: I18n): Said {
  const pattern = (message: MessageDescriptor, mark = MARK) => {
    if (!(message.id in i18n.messages))
      throw new Error(`No catalogue has “${message.message ?? message.id}”`);
    return i18n
      ._({ ...message, values: withAny(message.values ?? {}) })
      .replaceAll(mark, '')
      .trim()
      .split(ANY)
      .map((part) => part.split(/\s+/u).map(escaped).join('\\s+'))
      .join('.+');
  };
  return {
    said: (message) => new RegExp(`^\\s*${pattern(message)}\\s*$`, 'u'),
    saidWithin: (message) => new RegExp(pattern(message), 'u'),
    saidAround: (message) => new RegExp(pattern(message, ELEMENT), 'u'),
  };
}

function withAny(values: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(values, { get: (given, name: string) => (name in given ? given[name] : ANY) });
}

function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
