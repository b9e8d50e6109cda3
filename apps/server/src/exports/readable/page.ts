import type { I18n } from '@lingui/core';
import { dateFormat, type Locale } from '@vela/domain/locale';
import { escapeHtml } from '../../core/escape-html';
import { i18nOf } from '../../mails/mail-i18n';

/** What a page of the archive is written with. */
export interface PageTools {
  i18n: I18n;
  locale: Locale;
  /** A time as people write it, in the site's zone. */
  time: (iso: string) => string;
}

export function pageTools({ locale, timeZone }: { locale: Locale; timeZone: string }): PageTools {
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { i18n: i18nOf(locale), locale, time: (iso) => format.format(new Date(iso)) };
}

/**
 * A page of the archive, which is opened from a disk: it needs nothing else and runs nothing, whatever somebody wrote. What is given
 * for `body` is HTML, its texts escaped.
 */
export function archivePage({
  locale,
  title,
  body,
}: {
  locale: Locale;
  title: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fcfbf9; color: #14203a; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.2; }
h2 { margin-top: 40px; font-size: 20px; }
a { color: #1d4f91; }
.quiet { color: #4a5670; font-size: 14px; }
dl { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 8px 16px; margin: 0; }
dt { color: #4a5670; }
dd { margin: 0; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; }
.rows { overflow-x: auto; }
.rows th, .rows td { overflow-wrap: normal; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #d5dbe8; text-align: left; vertical-align: top; }
ul { padding-left: 20px; }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 16px; padding: 0; list-style: none; }
img { display: block; max-width: 100%; border-radius: 12px; }
.message { max-width: 85%; margin: 12px 0; padding: 10px 14px; border-radius: 16px; background: #eceff6; }
.message p { margin: 0; white-space: pre-line; }
.me { margin-left: auto; background: #d9e6f7; }
@media (prefers-color-scheme: dark) {
body { background: #101728; color: #eef2fa; }
a { color: #9cc7ff; }
.quiet, dt { color: #b6c0d6; }
th, td { border-bottom-color: #36415c; }
.message { background: #1d2740; }
.me { background: #23406a; }
}
`;

/** A part of the page under a heading. */
export function section(title: string, body: string): string {
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n${body}\n</section>`;
}

export function paragraph(text: string): string {
  return `<p class="quiet">${escapeHtml(text)}</p>`;
}

/** Names and their values; what has none is left out. */
export function facts(rows: readonly (readonly [string, string | null])[]): string {
  const lines = rows.flatMap(([name, value]) =>
    value === null ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`],
  );
  return `<dl>\n${lines.join('\n')}\n</dl>`;
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<div class="rows"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table></div>`;
}
