import type { BrowserApis } from '../../src/kit/translation/browser-apis';

type Availability = Awaited<ReturnType<NonNullable<BrowserApis['Translator']>['availability']>>;

interface FakeTranslator {
  availability?: Availability;
  /** How much of the language pack is there, in its steps, from 0 to 1. */
  downloads?: readonly number[];
  /** The download ends with the last step only when it is cancelled. */
  isEndless?: boolean;
  /** The name of the DOMException that each of the first translations ends with. */
  failures?: string[];
  translations: Readonly<Record<string, string>>;
}

/** A browser that translates on the device, in the words that a story gives it. */
export function fakeTranslator({
  availability = 'available',
  downloads = [],
  isEndless = false,
  failures = [],
  translations,
}: FakeTranslator): NonNullable<BrowserApis['Translator']> {
  return {
    availability: async () => availability,
    create: async ({ signal, monitor }) => {
      monitor?.({
        addEventListener: (_, listener) => {
          for (const loaded of downloads) listener({ loaded });
        },
      });
      if (isEndless) await aborted(signal);
      return {
        translate: async (text) => {
          const failure = failures.shift();
          if (failure !== undefined) throw new DOMException('It is a story', failure);
          return translations[text] ?? text;
        },
      };
    },
  };
}

async function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
  });
}

/** Puts what a browser has in the place of what this one has; an empty object is one that can't translate. Returns the way back. */
export function inBrowserWith(apis: BrowserApis): () => void {
  const globals = globalThis as BrowserApis;
  const { Translator, LanguageDetector } = globals;
  put(apis);
  return () => put({ ...(Translator && { Translator }), ...(LanguageDetector && { LanguageDetector }) });
}

function put(apis: BrowserApis): void {
  for (const name of ['Translator', 'LanguageDetector'] as const) {
    Reflect.deleteProperty(globalThis, name);
    if (apis[name])
      Object.defineProperty(globalThis, name, { value: apis[name], configurable: true, writable: true });
  }
}
