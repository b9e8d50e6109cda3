/** How programs that browse name themselves, those first that name others as well. */
const BROWSERS = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * A browser in words that its owner knows it by: family and system, such as `Firefox, Android`, and nothing that the browser
 * wrote itself. Empty when it is none we know.
 */
export function browserOf(userAgent: string | null): string {
  return [nameOf(BROWSERS, userAgent), nameOf(SYSTEMS, userAgent)].filter((name) => name !== null).join(', ');
}

function nameOf(names: readonly (readonly [RegExp, string])[], userAgent: string | null): string | null {
  // No browser's is longer; the patterns look at no more than that.
  const start = (userAgent ?? '').slice(0, 512);
  return names.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}
