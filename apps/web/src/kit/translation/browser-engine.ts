import { isLanguage, type Language } from '@vela/domain/locale';
import type { BrowserApis, BrowserTranslator, BrowserTranslators } from './browser-apis';
import {
  TranslationError,
  type LanguagePair,
  type Readiness,
  type TranslationEngine,
  type TranslationFault,
  type TranslationOptions,
} from './translation-engine';

/** How sure the browser has to be of a language, from 0 to 1. */
const SURE = 0.8;

/** The browser's own translator. It works on the device: no text leaves it. */
export function createBrowserEngine(apis: BrowserApis): TranslationEngine {
  const { Translator: translators } = apis;
  const readiness = new Map<string, Promise<Readiness>>();
  const made = new Map<string, BrowserTranslator>();
  const readinessFor = async (pair: LanguagePair): Promise<Readiness> => {
    if (!translators) return 'unavailable';
    const key = keyOf(pair);
    const known = readiness.get(key) ?? askReadiness(translators, pair);
    readiness.set(key, known);
    return known;
  };
  return {
    readinessFor,
    translate: async (text, options) => {
      if (!translators) throw new TranslationError('unsupported');
      const key = keyOf(options.pair);
      try {
        const translator = made.get(key) ?? (await createTranslator(translators, options));
        made.set(key, translator);
        readiness.set(key, Promise.resolve('ready'));
        return await translator.translate(text, { signal: options.signal });
      } catch (error) {
        // Whatever was wrong, the next try begins again, and what it needs may have changed.
        made.delete(key);
        readiness.delete(key);
        options.signal.throwIfAborted();
        throw new TranslationError(faultOf(error), error);
      }
    },
    detect: (text) => detect(apis, text),
  };
}

function keyOf({ from, to }: LanguagePair): string {
  return `${from} ${to}`;
}

async function askReadiness(translators: BrowserTranslators, pair: LanguagePair): Promise<Readiness> {
  try {
    const availability = await translators.availability(tagsOf(pair));
    if (availability === 'unavailable') return 'unavailable';
    return availability === 'available' ? 'ready' : 'download';
  } catch {
    return 'unavailable';
  }
}

async function createTranslator(
  translators: BrowserTranslators,
  { pair, signal, onDownload }: TranslationOptions,
): Promise<BrowserTranslator> {
  // A signal that aborts later would also end the translator, which other texts use.
  const creation = new AbortController();
  const cancel = () => creation.abort(signal.reason);
  signal.addEventListener('abort', cancel);
  try {
    return await translators.create({
      ...tagsOf(pair),
      signal: creation.signal,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Browsers know Norwegian by the tag of both its written forms. */
function tagsOf({ from, to }: LanguagePair): { sourceLanguage: string; targetLanguage: string } {
  return { sourceLanguage: tagOf(from), targetLanguage: tagOf(to) };
}

function tagOf(language: Language): string {
  return language === 'nb' ? 'no' : language;
}

const FAULTS: Readonly<Record<string, TranslationFault>> = {
  NotSupportedError: 'unsupported',
  NotAllowedError: 'unsupported',
  QuotaExceededError: 'too_long',
  NetworkError: 'download_failed',
};

function faultOf(error: unknown): TranslationFault {
  return (error instanceof Error && FAULTS[error.name]) || 'failed';
}

async function detect({ LanguageDetector: detectors }: BrowserApis, text: string): Promise<Language | null> {
  try {
    if ((await detectors?.availability()) !== 'available') return null;
    const [first] = (await (await detectors?.create())?.detect(text)) ?? [];
    if (!first || first.confidence < SURE) return null;
    const language = first.detectedLanguage === 'no' ? 'nb' : first.detectedLanguage;
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}
