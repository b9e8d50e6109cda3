import { type ArchivedData, dataArchiveJsonSchema } from '@vela/contract/entities/data-archive';
import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { poolOf } from '../core/viewer';
import { filesOf, storageKeyOf } from '../photos/processing/photo-files';
import { findArchivedConversations, type ConversationPlace } from './find-archived-conversations';
import { findArchivedData, type ArchivedPhoto } from './find-archived-data';
import { conversationPage } from './readable/conversation-page';
import { indexPage, type ListedConversation } from './readable/index-page';
import type { ArchiveFile } from './zip-files';

type Context = Pick<AppContext, 'db' | 'storage' | 'fingerprint'>;

interface Asked {
  memberId: string;
  site: Site;
  now: Date;
}

/**
 * The files of the copy of a member's data: the same for programs, in one document with its schema, and for people, in pages of the
 * member's language; and its photos.
 */
export async function* archiveFiles(context: Context, asked: Asked): AsyncGenerator<ArchiveFile> {
  const { data, locale, photos } = await findArchivedData(context, asked);
  const conversations = () =>
    findArchivedConversations(context.db, {
      memberId: asked.memberId,
      pool: poolOf(asked.site),
      photos: fileNames(photos),
    });
  yield* photoFiles(context, { photos, data });
  yield { path: 'data.json', text: dataText(data, conversations()) };
  yield { path: 'schema.json', text: [JSON.stringify(dataArchiveJsonSchema(), null, 2)] };
  yield* pages({ data, locale, site: asked.site, now: asked.now, conversations: conversations() });
}

/** The paths of photos in the archive, by their ids. */
function fileNames(photos: readonly ArchivedPhoto[]): ReadonlyMap<string, string> {
  return new Map(photos.map(({ id }, place) => [id, `photos/${String(place + 1).padStart(4, '0')}.webp`]));
}

/** The largest file of each photo. One that is lost is left out of the list, too. */
async function* photoFiles(
  { storage }: Context,
  { photos, data }: { photos: readonly ArchivedPhoto[]; data: ArchivedData },
): AsyncGenerator<ArchiveFile> {
  const names = fileNames(photos);
  for (const { id, width } of photos) {
    const largest = filesOf(width).findLast((file) => file.startsWith('sharp'));
    const bytes = largest && (await storage.find(storageKeyOf(id, largest)));
    const photo = data.photos.find((one) => one.id === id);
    if (!bytes || !photo) continue;
    const path = names.get(id) ?? '';
    photo.file = path;
    yield { path, bytes };
  }
}

/** `data.json`, with a conversation at a time in memory. */
async function* dataText(
  data: ArchivedData,
  conversations: AsyncIterable<ConversationPlace>,
): AsyncGenerator<string> {
  const text = JSON.stringify(data, null, 2);
  yield `${text.slice(0, text.lastIndexOf('\n}'))},\n  "conversations": [`;
  let separator = '\n';
  for await (const { conversation } of conversations) {
    yield `${separator}${JSON.stringify(conversation, null, 2)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

interface Pages {
  data: ArchivedData;
  locale: Locale;
  site: Site;
  now: Date;
  conversations: AsyncIterable<ConversationPlace>;
}

/** A page for each conversation, then the page that leads to them. */
async function* pages({ data, locale, site, conversations }: Pages): AsyncGenerator<ArchiveFile> {
  const timeZone = site.settings.time_zone;
  const listed: ListedConversation[] = [];
  for await (const { place, conversation } of conversations) {
    const path = `conversations/${String(place + 1).padStart(4, '0')}.html`;
    listed.push({ path, with: conversation.with, messages: conversation.messages.length });
    yield { path, text: conversationPage({ data, conversation, locale, timeZone }) };
  }
  yield { path: 'index.html', text: indexPage({ data, conversations: listed, locale, timeZone }) };
}
