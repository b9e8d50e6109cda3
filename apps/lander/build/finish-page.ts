import { policyOf } from './policy.ts';

export interface PageParts {
  style: string;
  script: string;
  formTarget: string;
  /** The path of the assets, relative to the page; it ends in a slash. */
  assets: string;
  /** The file name of the font that every page asks for. */
  font: string;
}

/** The path of the assets as the bundler writes it. */
const BUNDLED_ASSETS = '/landers/assets/';

export interface FinishedPage {
  html: string;
  policy: string;
}

/** Puts into a page what React did not write: its policy, its font, its style and its script. */
export function finishPage(written: string, parts: PageParts): FinishedPage {
  const { assets, font } = parts;
  const style = parts.style.replaceAll(BUNDLED_ASSETS, assets);
  const script = parts.script.replaceAll('</script', String.raw`<\/script`);
  const policy = policyOf({ style, script, formTarget: parts.formTarget });
  const head = [
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    `<link rel="preload" href="${assets}${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${style}</style>`,
  ].join('');
  const html = written
    .replaceAll(BUNDLED_ASSETS, assets)
    .replace(AFTER_CHARSET, (charset) => `${charset}${head}`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`);
  return { html, policy };
}

const AFTER_CHARSET = /<meta charSet="utf-8"\/>/i;
