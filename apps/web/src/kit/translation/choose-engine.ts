import type { BrowserApis } from './browser-apis';
import { createBrowserEngine } from './browser-engine';
import type { TranslationEngine } from './translation-engine';

let engine: TranslationEngine | null = null;

/** The engine of this page. There is one, in the browser; one on the server would be chosen here, where a site switches it on. */
export function chooseEngine(): TranslationEngine {
  engine ??= createBrowserEngine(globalThis as BrowserApis);
  return engine;
}

/** For stories, which put another browser in the place of this one. */
export function forgetEngine(): void {
  engine = null;
}
