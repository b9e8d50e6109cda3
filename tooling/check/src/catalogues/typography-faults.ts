import { parse, type Token } from '@messageformat/parser';

/** It replaces a value or a choice, which are words or numbers. */
const VALUE = '\uFFFC';

interface Rule {
  /** What may not stand there. */
  fault: RegExp;
  is: string;
}

const NO_BREAK = '[\u00A0\u202F]';

const EVERYWHERE: readonly Rule[] = [
  { fault: /'/, is: 'has a typewriter’s apostrophe' },
  { fault: /"/, is: 'has a typewriter’s quotation mark' },
  { fault: /\.\.\./, is: 'has three full stops for an ellipsis' },
  { fault: / {2}/, is: 'has two spaces in a row' },
  { fault: /\p{L}\((?:s|n|r|t|en|er|es|in|y|i|ar|or)\)/u, is: 'has an ending in brackets for a plural' },
  { fault: /\s[,.](?!\d)/, is: 'has a space before a comma or a full stop' },
  { fault: /\d\.\d+\s?[€$£%]/, is: 'has a number that Intl didn’t write' },
];

const PERCENT_APART: Rule = { fault: /[^\u00A0\u202F]%/, is: 'has no no-break space before %' };
const PERCENT_CLOSE: Rule = { fault: /\s%/, is: 'has a space before %' };
const ELLIPSIS_CLOSE: Rule = { fault: /[\s]…/, is: 'has a space before an ellipsis' };
const ELLIPSIS_APART: Rule = { fault: /[\p{L}\p{N}]…| …/u, is: 'has no no-break space before an ellipsis' };

/** The quotation marks that a language doesn't use. */
function quotes(...own: readonly string[]): Rule {
  const others = ['“', '”', '„', '‘', '«', '»'].filter((mark) => !own.includes(mark));
  return { fault: new RegExp(`[${others.join('')}]`), is: 'has quotation marks of another language' };
}

/** The marks of each language, as the pages about the languages list them (tooling/docs/languages). */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [quotes('“', '”'), PERCENT_CLOSE, ELLIPSIS_CLOSE],
  nl: [quotes('‘'), PERCENT_CLOSE, ELLIPSIS_CLOSE],
  de: [quotes('„', '“'), PERCENT_APART],
  it: [
    quotes('“', '”'),
    PERCENT_CLOSE,
    ELLIPSIS_CLOSE,
    { fault: /\s[:;!?]/, is: 'has a space before a mark' },
  ],
  fr: [
    quotes('«', '»'),
    PERCENT_APART,
    ELLIPSIS_CLOSE,
    { fault: /[^\u202F;!?][;!?]/, is: 'has no narrow no-break space before a mark' },
    { fault: /[^\u00A0]:(?!\/\/)/, is: 'has no no-break space before a colon' },
    { fault: /«(?!\u00A0)|(?<!\u00A0)»/, is: 'has no no-break space within its quotation marks' },
  ],
  es: [
    quotes('«', '»', '“', '”'),
    PERCENT_APART,
    ELLIPSIS_CLOSE,
    { fault: /^[^¿]*\?/, is: 'doesn’t open a question' },
    { fault: /^[^¡]*!/, is: 'doesn’t open an exclamation' },
  ],
  pl: [quotes('„', '”', '«', '»'), PERCENT_CLOSE, ELLIPSIS_CLOSE],
  da: [quotes('”'), PERCENT_APART, ELLIPSIS_APART],
  fi: [
    quotes('”'),
    PERCENT_APART,
    ELLIPSIS_APART,
    { fault: new RegExp(`(?<!\\p{L})klo(?!\\p{L}|${NO_BREAK})`, 'u'), is: 'has no no-break space after klo' },
  ],
  nb: [quotes('«', '»'), PERCENT_APART, ELLIPSIS_APART],
  sv: [quotes('”'), PERCENT_APART, ELLIPSIS_APART],
};

/** What of its marks and spaces a text has otherwise than its language writes them; of one that can't be read, nothing. */
export function typographyFaults(text: string, locale: string): string[] {
  const lines = linesOf(text);
  const rules = [...EVERYWHERE, ...(RULES[locale] ?? [])];
  return rules.filter(({ fault }) => lines.some((line) => fault.test(line))).map(({ is }) => is);
}

/** The message and each message that it chooses among, without elements. */
function linesOf(text: string): string[] {
  try {
    return linesWithin(parse(text, { strictPluralKeys: false }));
  } catch {
    return [];
  }
}

function linesWithin(tokens: readonly Token[]): string[] {
  const line = tokens
    .map((token) =>
      token.type === 'content'
        ? token.value.replaceAll(/<\/?\d+>/g, '').replaceAll(/<\d+\/>/g, VALUE)
        : VALUE,
    )
    .join('');
  const within = tokens.flatMap((token) => ('cases' in token ? token.cases : []));
  return [line, ...within.flatMap((branch) => linesWithin(branch.tokens))];
}
