/** Whether this browser translates on the device. */
export function canTranslate(): boolean {
  return 'Translator' in globalThis;
}

/** Whether it also finds out languages. */
export function canDetect(): boolean {
  return 'LanguageDetector' in globalThis;
}
