import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CATALOGUES = join(import.meta.dirname, '../../locales');

/** What every screen says in English, with slots that are called the same and without links and line ends. */
const SAID = readdirSync(CATALOGUES)
  .map((name) => readFileSync(join(CATALOGUES, name, 'en.po'), 'utf8'))
  .flatMap((catalogue) => [...catalogue.matchAll(/^msgid "(.*)"$/gm)].map(([, text = '']) => bare(text)));

/** The sentences of the product that are no text of a code, with the place they come from. */
const SENTENCES = [
  ['product.md §2', 'This page could not be found'],
  ['product.md §2', 'It’s a match'],
  ['product.md §4', 'Processing your payment'],
  ['product.md §6', 'Login to view more photos of {name}'],
  ['product.md §6', 'You need to be logged in to chat'],
  ['product.md §6', 'Login to like {name}’s profile'],
  ['product.md §6', 'You need to be logged in to send a gift to {name}'],
  ['product.md §8', 'Something went wrong, please contact {0} for help.'],
  ['product.md §8', 'An account with this e-mail address already exists, {login}.'],
  ['product.md §8', '{sitename} is currently invite-only'],
  ['product.md §8', 'Payment failed or has been cancelled.'],
  ['product.md §8', 'An error has occurred'],
] as const;

describe('screens say', () => {
  it.each(SENTENCES)('as %s does: %s', (_source, sentence) => {
    expect(SAID.filter((text) => text.includes(bare(sentence)))).not.toEqual([]);
  });
});

function bare(text: string): string {
  return text
    .replaceAll(/<(\d+)>.*?<\/\1>/g, '{}')
    .replaceAll(/\{\w+\}/g, '{}')
    .toLowerCase();
}
