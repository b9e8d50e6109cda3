import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sentences } from './Sentences';

/** Each sentence as it is read. */
function sentencesOf(html: string): string[] {
  return [...html.matchAll(/<span class="[^"]*">(.*?)<\/span>/g)].map(([, words = '']) => words.trim());
}

describe('Sentences', () => {
  it('parts a text where its lines break', () => {
    const html = renderToStaticMarkup(
      <Sentences>
        Take your time.
        <br />
        Meet someone real.
      </Sentences>,
    );
    expect(sentencesOf(html)).toEqual(['Take your time.', 'Meet someone real.']);
  });

  it('loses no word that a language puts into another element', () => {
    const html = renderToStaticMarkup(
      <Sentences>
        Take <em>your</em> time.
        <br />
        <strong>Meet</strong> someone real.
      </Sentences>,
    );
    expect(sentencesOf(html)).toEqual(['Take <em>your</em> time.', '<strong>Meet</strong> someone real.']);
  });
});
