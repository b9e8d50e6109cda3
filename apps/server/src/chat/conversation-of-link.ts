import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import type { Db } from '../db/database';
import type { SessionMember } from '../core/session-member';
import { viewerOf } from '../core/viewer';
import type { Link } from '../links/links';
import { findUnreadConversation } from './find-chats';

interface Following {
  link: Link;
  session: SessionMember | null;
  site: Site;
  now: Date;
}

/**
 * Where a link to a conversation leads its member: to the one with the newest unread message, or to the list of them. The link
 * opens no account: null for a visitor, who has to log in first. Another member gets to the own list.
 */
export async function conversationOfLink(
  { db }: Pick<AppContext, 'db'>,
  { link, session, site, now }: Following,
): Promise<string | null> {
  if (session === null) return null;
  const id = session.memberId === link.memberId ? await newestUnread(db, { session, site, now }) : null;
  return id === null ? '/chats' : `/chats/${id}`;
}

async function newestUnread(
  db: Db,
  { session, site, now }: { session: SessionMember; site: Site; now: Date },
): Promise<string | null> {
  return findUnreadConversation(db, { ...viewerOf({ site, session, now }), memberId: session.memberId });
}
