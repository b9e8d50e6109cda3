/** What people write, in at most 20 characters; each is stored unchanged. */
export const ORDINARY_TEXTS = [
  'Hi there',
  'Zażółć gęślą jaźń',
  'Tiếng Việt rất hay',
  'مَرْحَبًا بِكُمْ',
  'می‌خواهم',
  'שָׁלוֹם',
  'नमस्ते, कैसे हैं?',
  'कार्त्स्न्य',
  'สวัสดี น้ำผึ้ง',
  'မြို့ကြီး',
  '葛\u{E0100}城市',
  '👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️ ☎︎',
  '🇳🇱🇩🇪🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  'Price: \u200E123\u200E',
] as const;

/** What no field takes that a person writes in: it hides, turns or overprints other text. */
export const HOSTILE_TEXTS = [
  `a${'\u0301'.repeat(20_000)}`,
  'a\u0300\u0301\u0302\u0303\u0304b',
  'a\u0300\u0301\u200D\u0302\u0303\u0304b',
  'rob\u0000in',
  'rob\u001Bin',
  'rob\u009Fin',
  'rob\u202Ein',
  'rob\u202Din',
  'rob\u{E0041}\u{E0042}in',
  '🏴\u{E0068}\u{E0069}\u{E007F}',
  'rob\u3164in',
  'rob\uFE00\uFE01in',
  'rob\u{E0101}in',
  'rob\uD800in',
  'rob\uFFFFin',
  `rob ${'👩\u200D'.repeat(12)}👩`,
] as const;

/** What a field of one line rejects. */
export const TEXTS_OF_TWO_LINES = ['one\ntwo', 'one\r\ntwo', 'one\u2028two', 'one\u0085two'] as const;
