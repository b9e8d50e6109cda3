import type { Language, Locale } from '@vela/domain/locale';

export interface LanguagePair {
  from: Language;
  to: Locale;
}

/** `download` has to load a language pack first, once. */
export type Readiness = 'ready' | 'download' | 'unavailable';

/** Why a text wasn't translated; `unsupported` and `too_long` are so again. */
export type TranslationFault = 'unsupported' | 'too_long' | 'download_failed' | 'failed';

/** What a translation ends with that fails; one that was cancelled ends with the signal's reason. */
export class TranslationError extends Error {
  readonly fault: TranslationFault;

  constructor(fault: TranslationFault, cause?: unknown) {
    super(`The text was not translated: ${fault}`, { cause });
    this.fault = fault;
  }
}

export interface TranslationOptions {
  pair: LanguagePair;
  signal: AbortSignal;
  /** Called while a language pack is loaded, with how much of it is there, from 0 to 1. */
  onDownload: (loaded: number) => void;
}

/** Translates texts. `chooseEngine` is the place where a page chooses one. */
export interface TranslationEngine {
  readinessFor(pair: LanguagePair): Promise<Readiness>;
  /** Throws TranslationError. A download needs that the member has just pressed something. */
  translate(text: string, options: TranslationOptions): Promise<string>;
  /** The language of a text for which the server knows none; null where it isn't clear. Nothing is downloaded for it. */
  detect(text: string): Promise<Language | null>;
}
