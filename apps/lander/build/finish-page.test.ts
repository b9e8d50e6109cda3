import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SCRIPT_LIMIT, weighScript } from './budget.ts';
import { finishPage, type PageParts } from './finish-page.ts';

const WRITTEN =
  '<!doctype html><html><head><meta charSet="utf-8"/></head><body><img src="/landers/assets/a.webp"></body></html>';

const PARTS: PageParts = {
  style: '@font-face{src:url(/landers/assets/f.woff2)}',
  script: 'const end="</script>";',
  formTarget: 'https://site.example',
  assets: '../assets/',
  font: 'f.woff2',
};

const hashOf = (text: string | undefined) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('base64');

describe('finishPage', () => {
  const { html, policy } = finishPage(WRITTEN, PARTS);

  test('allows exactly the style and the script that are in the page', () => {
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1];
    const script = /<script type="module">(.*?)<\/script>/.exec(html)?.[1];
    expect(policy).toContain(`script-src 'sha256-${hashOf(script)}';`);
    expect(policy).toContain(`style-src 'sha256-${hashOf(style)}';`);
    expect(html).toContain(`content="${policy}"`);
  });

  test('lets the form go to its site alone, and nothing else run', () => {
    expect(policy).toMatch(/^default-src 'none'; .*form-action https:\/\/site\.example$/);
    expect(policy).toContain('; connect-src https://site.example;');
  });

  test('finds the assets from where the page lies', () => {
    expect(html).not.toContain('/landers/assets/');
    expect(html).toContain('<img src="../assets/a.webp">');
    expect(html).toContain('url(../assets/f.woff2)');
    expect(html).toContain('<link rel="preload" href="../assets/f.woff2"');
  });

  test('lets no text of the script end it', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('weighScript', () => {
  test('lets a script pass up to the limit, and none over it', () => {
    expect(weighScript('a')).toBeLessThan(100);
    const heavy = Array.from({ length: 400 }, (_, index) => hashOf(String(index))).join('');
    expect(() => weighScript(heavy)).toThrow(`the limit is ${SCRIPT_LIMIT}`);
  });
});
