import type { Language, Locale } from '@vela/domain/locale';

/** Finds the language of what members write. Nothing of it leaves the server. */
export interface TextLanguages {
  /** Loads what the first text would have to wait for. */
  prepare(): Promise<void>;
  /** `null` where it isn't known, as for most very short texts. `writer` is the language of the writer's account. */
  languageOf(text: string, { writer }: { writer: Locale }): Promise<Language | null>;
}
