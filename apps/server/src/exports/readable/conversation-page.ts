import { msg } from '@lingui/core/macro';
import type {
  ArchivedConversation,
  ArchivedData,
  ArchivedMessage,
} from '@vela/contract/entities/data-archive';
import type { Locale } from '@vela/domain/locale';
import { escapeHtml } from '../../core/escape-html';
import { archivePage, pageTools, type PageTools } from './page';

interface Conversation {
  data: ArchivedData;
  conversation: ArchivedConversation;
  locale: Locale;
  timeZone: string;
}

/** The name of the other one; what stands for it where there is none. */
export function nameOf({ i18n }: PageTools, other: ArchivedConversation['with']): string {
  return other?.name ?? i18n._(msg`A member who is no longer shown to you`);
}

/** A conversation as a page of its own, a piece at a time. */
export function* conversationPage({ conversation, data, locale, timeZone }: Conversation): Generator<string> {
  const tools = pageTools({ locale, timeZone });
  const { i18n } = tools;
  const other = nameOf(tools, conversation.with);
  const messages = conversation.messages.map((message) =>
    messageBlock(tools, { message, other, own: data.account.name }),
  );
  yield archivePage({
    locale,
    title: other,
    body: `<p><a href="../index.html">${escapeHtml(i18n._(msg`Your data`))}</a></p>
<h1>${escapeHtml(other)}</h1>
${messages.join('\n')}`,
  });
}

interface Shown {
  message: ArchivedMessage;
  other: string;
  own: string;
}

function messageBlock(tools: PageTools, { message, other, own }: Shown): string {
  const { time, i18n } = tools;
  const isOwn = message.sender === 'me';
  const who = isOwn ? own : other;
  const head = message.sender === 'system' ? time(message.sent_at) : `${who}, ${time(message.sent_at)}`;
  const held = message.held ? `<p class="quiet">${escapeHtml(i18n._(msg`Not delivered yet`))}</p>` : '';
  return `<div class="message${isOwn ? ' me' : ''}"><p class="quiet">${escapeHtml(head)}</p>${contentOf(tools, message)}${held}</div>`;
}

function contentOf(
  { i18n }: PageTools,
  { type, text, language, photo, gift, sender }: ArchivedMessage,
): string {
  const lang = language === null ? '' : ` lang="${escapeHtml(language)}"`;
  const words = text === null ? '' : `<p${lang}>${escapeHtml(text)}</p>`;
  const said = (line: string) => `<p>${escapeHtml(line)}</p>${words}`;
  if (type === 'photo' && photo !== null)
    return `<img src="../${escapeHtml(photo)}" alt="${escapeHtml(i18n._(msg`Your photo`))}" loading="lazy">${words}`;
  if (type === 'photo') return said(i18n._(msg`A photo, which isn’t part of this copy`));
  if (gift !== null)
    return said(sender === 'me' ? i18n._(msg`You sent a gift.`) : i18n._(msg`You got a gift.`));
  return sender === 'system' ? said(i18n._(msg`You matched.`)) : words;
}
