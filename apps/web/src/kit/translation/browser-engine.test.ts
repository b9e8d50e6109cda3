import { describe, expect, it, vi } from 'vitest';
import { fakeTranslator } from '../../../tests/support/fake-translator';
import type { BrowserApis } from './browser-apis';
import { createBrowserEngine } from './browser-engine';

const pair = { from: 'nl', to: 'en' } as const;
const translations = { 'Goedemorgen!': 'Good morning!' };

const options = () => ({
  pair,
  signal: new AbortController().signal,
  onDownload: vi.fn<(loaded: number) => void>(),
});

describe('the browser’s translator', () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'download'],
    ['downloading', 'download'],
    ['unavailable', 'unavailable'],
  ] as const)('that is %s is %s', async (availability, expected) => {
    const engine = createBrowserEngine({ Translator: fakeTranslator({ availability, translations }) });
    expect(await engine.readinessFor(pair)).toBe(expected);
  });

  it('is unavailable where the browser has none, and where it says nothing', async () => {
    expect(await createBrowserEngine({}).readinessFor(pair)).toBe('unavailable');
    const Translator = {
      ...fakeTranslator({ translations }),
      availability: () => Promise.reject(new TypeError('Unknown language')),
    };
    expect(await createBrowserEngine({ Translator }).readinessFor(pair)).toBe('unavailable');
    await expect(createBrowserEngine({}).translate('Hoi', options())).rejects.toMatchObject({
      fault: 'unsupported',
    });
  });

  it('translates, and is ready once its pack is there', async () => {
    const Translator = fakeTranslator({ availability: 'downloadable', downloads: [0, 0.5, 1], translations });
    const engine = createBrowserEngine({ Translator });
    const asked = options();
    expect(await engine.readinessFor(pair)).toBe('download');
    expect(await engine.translate('Goedemorgen!', asked)).toBe('Good morning!');
    expect(asked.onDownload.mock.calls).toEqual([[0], [0.5], [1]]);
    expect(await engine.readinessFor(pair)).toBe('ready');
  });

  it('is made once for a pair, and outlives the text that it was made for', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const fake = fakeTranslator({ translations });
    const Translator: NonNullable<BrowserApis['Translator']> = {
      ...fake,
      create: (given) => {
        signals.push(given.signal);
        return fake.create(given);
      },
    };
    const engine = createBrowserEngine({ Translator });
    const first = new AbortController();
    await engine.translate('Goedemorgen!', { ...options(), signal: first.signal });
    first.abort();
    await engine.translate('Goedemorgen!', options());
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });

  it('knows Norwegian by the tag of both its written forms', async () => {
    const fake = fakeTranslator({ translations });
    const availability = vi.fn<typeof fake.availability>(async () => 'available');
    await createBrowserEngine({ Translator: { ...fake, availability } }).readinessFor({
      from: 'nb',
      to: 'en',
    });
    expect(availability).toHaveBeenCalledWith({ sourceLanguage: 'no', targetLanguage: 'en' });
  });

  it.each([
    ['NotSupportedError', 'unsupported'],
    ['QuotaExceededError', 'too_long'],
    ['NetworkError', 'download_failed'],
    ['OperationError', 'failed'],
  ])('ends with %s as %s, and tries again', async (name, fault) => {
    const engine = createBrowserEngine({ Translator: fakeTranslator({ failures: [name], translations }) });
    await expect(engine.translate('Goedemorgen!', options())).rejects.toMatchObject({ fault });
    expect(await engine.translate('Goedemorgen!', options())).toBe('Good morning!');
  });

  it('can be cancelled while its pack comes', async () => {
    const Translator = fakeTranslator({ availability: 'downloadable', isEndless: true, translations });
    const engine = createBrowserEngine({ Translator });
    const cancelled = new AbortController();
    const translating = engine.translate('Goedemorgen!', { ...options(), signal: cancelled.signal });
    cancelled.abort(new Error('cancelled'));
    await expect(translating).rejects.toThrow('cancelled');
  });
});

describe('the browser’s detector', () => {
  const detectorOf = (detectedLanguage: string, confidence: number, availability = 'available' as const) => ({
    availability: async () => availability,
    create: async () => ({ detect: async () => [{ detectedLanguage, confidence }] }),
  });

  it.each([
    ['nl', 0.9, 'nl'],
    ['nl', 0.7, null],
    ['no', 0.9, 'nb'],
    ['tlh', 0.9, null],
  ] as const)('that finds %s with %d gives %s', async (language, confidence, expected) => {
    const engine = createBrowserEngine({ LanguageDetector: detectorOf(language, confidence) });
    expect(await engine.detect('Hoe gaat het?')).toBe(expected);
  });

  it('gives nothing where it is missing or would have to be downloaded', async () => {
    expect(await createBrowserEngine({}).detect('Hoe gaat het?')).toBeNull();
    const LanguageDetector = { ...detectorOf('nl', 1), availability: async () => 'downloadable' as const };
    expect(await createBrowserEngine({ LanguageDetector }).detect('Hoe gaat het?')).toBeNull();
  });
});
