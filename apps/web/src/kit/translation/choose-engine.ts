import type { BrowserApis } from './browser-apis';
import { createBrowserEngine } from './browser-engine';
import type { TranslationEngine } from './translation-engine';

let chosen: (BrowserApis & { engine: TranslationEngine }) | null = null;

/**
 * The engine of this page, for as long as the browser has the same. There is one, in the browser; one on the server would be chosen
 * here, where a site switches it on.
 */
export function chooseEngine(): TranslationEngine {
  const { Translator, LanguageDetector } = globalThis as BrowserApis;
  const isSame = chosen?.Translator === Translator && chosen?.LanguageDetector === LanguageDetector;
  if (chosen !== null && isSame) return chosen.engine;
  const apis: BrowserApis = {
    ...(Translator && { Translator }),
    ...(LanguageDetector && { LanguageDetector }),
  };
  const engine = createBrowserEngine(apis);
  chosen = { ...apis, engine };
  return engine;
}
