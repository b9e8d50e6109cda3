import type { Accents } from '@vela/contract/page';
import type { Niche } from '@vela/domain/sites';
import { escapeHtml } from '../core/escape-html';

export interface MailContent {
  /** BCP 47 tag of the language the texts are in. */
  locale: string;
  subject: string;
  site: { name: string };
  /** The accents of the site's theme. */
  accents: Accents[Niche];
  greeting: string;
  body: string;
  /** What it says line by line. */
  facts: readonly { label: string; value: string }[];
  note: string | null;
  /** What somebody else wrote, with its lines; null where the mail hands on nothing. */
  words: string | null;
  action: { label: string; url: string };
  validity: string | null;
  fallback: string;
  otherwise: string;
  /** A second link, where there are two. */
  newPassword: { label: string; url: string } | null;
  questions: string;
  /** How its mails end, where it is one that they can be ended for. */
  unsubscribe: { label: string; url: string; settings: { label: string; url: string } } | null;
  /** Who sends it, as the law asks: name and postal address. */
  sender: string;
}

/** The mail as plain text: each link, of which most mails have one, on a line of its own, so that every reader finds it. */
export function mailText(content: MailContent): string {
  const { greeting, body, facts, note, words, action, validity, otherwise } = content;
  const { newPassword, questions, unsubscribe, sender, site } = content;
  const parts = [
    greeting,
    body,
    facts.length > 0 ? facts.map(({ label, value }) => `${label}: ${value}`).join('\n') : null,
    note,
    words && quotedLines(words),
    `${action.label}:\n${action.url}`,
    validity,
    otherwise,
    newPassword && `${newPassword.label}:\n${newPassword.url}`,
    questions,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    unsubscribe && `${unsubscribe.settings.label}:\n${unsubscribe.settings.url}`,
    `${site.name}\n${sender}`,
  ];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

/**
 * The same as a page without tables or pictures. Colours are given twice, as mail programs in dark mode otherwise
 * choose their own; styles stand in the head and, for programs that drop it, the page reads well without. The name of the
 * site, its logo here, has its look with it, so that it is the same in all of them.
 */
export function mailHtml(content: MailContent): string {
  const { locale, subject, site, greeting, body, facts, note, words, action, validity } = content;
  const { fallback, otherwise, newPassword, questions, unsubscribe, sender, accents } = content;
  const link = escapeHtml(action.url);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${stylesOf(accents)}</style>
</head>
<body>
<div class="page" role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}">
<p class="brand" style="${brandStyle(accents)}"><span translate="no">${escapeHtml(site.name)}</span></p>
<h1>${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(body)}</p>
${factList(facts)}${note === null ? '' : `<p>${escapeHtml(note)}</p>\n`}${words === null ? '' : `<blockquote>${escapeHtml(words)}</blockquote>\n`}<p><a class="action" href="${link}">${escapeHtml(action.label)}</a></p>
${validity === null ? '' : `<p>${escapeHtml(validity)}</p>\n`}<p class="quiet">${escapeHtml(fallback)}<br><a href="${link}">${link}</a></p>
<p class="quiet">${escapeHtml(otherwise)}</p>
${newPassword === null ? '' : `<p class="quiet"><a href="${escapeHtml(newPassword.url)}">${escapeHtml(newPassword.label)}</a></p>\n`}<p class="quiet">${escapeHtml(questions)}</p>
<hr>
${unsubscribe === null ? '' : `${footerLinks(unsubscribe)}\n`}<p class="quiet">${escapeHtml(sender)}</p>
</div>
</body>
</html>
`;
}

function factList(facts: MailContent['facts']): string {
  if (facts.length === 0) return '';
  const lines = facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<dl>\n${lines.join('\n')}\n</dl>\n`;
}

function footerLinks({ label, url, settings }: NonNullable<MailContent['unsubscribe']>): string {
  const link = (to: string, text: string) => `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;
  return `<p class="quiet">${link(url, label)}<br>${link(settings.url, settings.label)}</p>`;
}

/** Quotes a text as mails do: each line is marked, so that none passes for one of the mail’s own. */
function quotedLines(words: string): string {
  return words
    .split(/\r?\n|\r/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** The colours by day; the styles of the head set those by night over them. */
function brandStyle({ light: { accent } }: Accents[Niche]): string {
  return `margin: 0 0 24px; padding: 0 0 12px; border-bottom: 3px solid ${accent}; color: ${accent}; font-size: 26px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.2;`;
}

function stylesOf({ light, dark }: Accents[Niche]): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #fcfbf9; color: #14203a; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 32px 20px; overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 1.3; }
a { color: #1d4f91; }
.action { display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${light.accent}; color: ${light.onAccent}; font-weight: 600; text-decoration: none; }
.quiet { color: #4a5670; font-size: 14px; }
blockquote { margin: 0; padding-left: 16px; border-left: 3px solid #d5dbe8; white-space: pre-line; }
dl { margin: 16px 0; padding: 12px 16px; border: 1px solid #d5dbe8; border-radius: 12px; }
dt { color: #4a5670; font-size: 14px; }
dd { margin: 0 0 8px; font-weight: 600; }
hr { border: 0; border-top: 1px solid #d5dbe8; }
@media (prefers-color-scheme: dark) {
body { background: #101728; color: #eef2fa; }
a { color: #9cc7ff; }
.brand { color: ${dark.accent} !important; border-bottom-color: ${dark.accent} !important; }
.action { background: ${dark.accent}; color: ${dark.onAccent}; }
.quiet { color: #b6c0d6; }
blockquote { border-left-color: #36415c; }
dl { border-color: #36415c; }
dt { color: #b6c0d6; }
hr { border-top-color: #36415c; }
}
`;
}
