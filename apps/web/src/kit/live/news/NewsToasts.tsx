import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import type { Chat } from '@vela/contract/entities/conversation';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { summarizeMessage, type MessageSummary } from '@vela/domain/chat';
import { useIsHidden } from '../../formats/use-is-hidden';
import { useTextLang } from '../../formats/use-text-lang';
import { Avatar } from '@vela/ui/Avatar';
import { ButtonLink } from '@vela/ui/Button';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { PASSING_STAY_MS, useShowToast, type ToastWords } from '@vela/ui/Toast';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOwnTurn } from '../../likes/use-own-turn';
import { useApi } from '../../session/member-data-context';
import { usePage } from '../../page/page-context';
import { usePhotos } from '../../formats/photos/use-photos';
import { useFictionalWarning } from '../../formats/use-fictional-warning';
import { useHere } from '../../page/use-routing';
import { chatsSince, likesSince, newestAt } from './new-in-lists';

/** Announces a new message or like on the pages that don't show it by themselves; several that come soon after each other as one. */
export function NewsToasts() {
  useMessageToasts();
  useLikeToasts();
  return null;
}

function useMessageToasts(): void {
  const { now } = usePage();
  const here = useHere();
  const { data } = useQuery({ ...chatsQueryOptions(useApi(), null), enabled: false });
  const faceOf = useFace();
  const since = useRef(now);
  const announce = useGathered<LiveChat>({
    keyOf: ({ conversation }) => conversation.id,
    toast: ([chat, ...others]) =>
      others.length === 0
        ? {
            ...faceOf(chat.profile),
            title: <NewMessageFrom name={chat.profile.name} />,
            detail: <Summary message={chat.conversation.last_message} />,
            action: <Way href={`/chats/${chat.conversation.id}`} words={<Trans>Reply</Trans>} />,
          }
        : {
            title: <NewMessages count={others.length + 1} />,
            detail: <Names profiles={[chat, ...others].map(({ profile }) => profile)} />,
            action: <Way href="/chats" words={<Trans>Go to messages</Trans>} />,
          },
    about: 'messages',
  });
  useEffect(() => {
    if (data === undefined) return;
    const fresh = chatsSince(data.chats, since.current)
      .filter(isLive)
      .filter((chat) => !isShown(chat, here));
    since.current = newestAt(data.chats, since.current);
    announce(fresh);
  }, [data, here, announce]);
}

/** Nobody writes any more whose account was erased. */
type LiveChat = Chat & { profile: Profile };

function isLive(chat: Chat): chat is LiveChat {
  return chat.profile !== null;
}

/** The list of conversations shows each, and an open conversation its own. */
function isShown({ conversation, profile }: LiveChat, here: string): boolean {
  const [path = ''] = here.split('?');
  return ['/chats', `/chats/${conversation.id}`, `/members/${profile.id}/chat`].includes(path);
}

function useLikeToasts(): void {
  const here = useHere();
  const { data } = useQuery({ ...likesQueryOptions(useApi()), enabled: false });
  const faceOf = useFace();
  const known = useRef<Set<string>>(null);
  const announce = useGathered<Profile>({
    keyOf: ({ id }) => id,
    toast: ([profile, ...others]) =>
      others.length === 0
        ? {
            ...faceOf(profile),
            title: <LikesYou name={profile.name} />,
            action: <Way href={`/members/${profile.id}`} words={<Trans>View profile</Trans>} />,
          }
        : {
            title: <NewLikes count={others.length + 1} />,
            detail: <Names profiles={[profile, ...others]} />,
            action: <Way href="/likes/received" words={<Trans>Go to likes</Trans>} />,
          },
    about: 'likes',
  });
  useEffect(() => {
    if (data === undefined) return;
    const fresh = known.current === null ? [] : likesSince(data.liked_by, known.current);
    known.current = new Set(data.liked_by.map(({ id }) => id));
    if (!here.startsWith('/likes')) announce(fresh.map(({ profile }) => profile));
  }, [data, here, announce]);
}

interface Gathered<Item> {
  keyOf: (item: Item) => string;
  toast: (items: readonly [Item, ...Item[]]) => Omit<ToastWords, 'tone'>;
  about: string;
}

/** Shows in one toast what comes while another of its kind is there, and nothing over a dialog: what comes meanwhile waits for its end. */
function useGathered<Item>({ keyOf, toast, about }: Gathered<Item>): (items: readonly Item[]) => void {
  const showToast = useShowToast();
  const [waiting, setWaiting] = useState<readonly Item[]>([]);
  const shown = useRef<{ items: readonly Item[]; atMs: number }>({ items: [], atMs: -Infinity });
  const isTime = useOwnTurn(waiting.length > 0) !== 'waits';
  useEffect(() => {
    if (!isTime || waiting.length === 0) return;
    const atMs = performance.now();
    const before = atMs - shown.current.atMs < PASSING_STAY_MS ? shown.current.items : [];
    const [first, ...others] = withoutRepeats([...waiting, ...before], keyOf);
    setWaiting([]);
    if (first === undefined) return;
    shown.current = { items: [first, ...others], atMs };
    showToast({ tone: 'info', about, isPassing: true, ...toast([first, ...others]) });
  }, [isTime, waiting, keyOf, toast, about, showToast]);
  const [add] = useState(() => (items: readonly Item[]) => {
    // Nobody looks at this window: the badge says it when somebody comes back.
    if (items.length > 0 && document.visibilityState === 'visible') setWaiting((list) => [...items, ...list]);
  });
  return add;
}

/** One item for each member: the newest, which comes first. */
function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

function useFace(): (profile: Profile) => Pick<ToastWords, 'picture' | 'mark'> {
  const photoOf = usePhotos();
  const warningOf = useFictionalWarning();
  return (profile) => ({
    picture: (
      <Avatar name={profile.name} src={profile.main_image && photoOf(profile.main_image).src} size="small" />
    ),
    mark: profile.fictional && <FictionalStrip shape="pill">{warningOf(profile)}</FictionalStrip>,
  });
}

function NewMessageFrom({ name }: { name: string }) {
  return (
    <Trans>
      New message from <span translate="no">{name}</span>
    </Trans>
  );
}

function NewMessages({ count }: { count: number }) {
  return <Plural value={count} one="# new message" other="# new messages" />;
}

function LikesYou({ name }: { name: string }) {
  return (
    <Trans>
      <span translate="no">{name}</span> likes you
    </Trans>
  );
}

function NewLikes({ count }: { count: number }) {
  return <Plural value={count} one="# new like" other="# new likes" />;
}

function Summary({ message }: { message: Message }) {
  const isHidden = useIsHidden();
  const langOf = useTextLang();
  const summary = summarizeMessage(message);
  if (isHidden(message)) return <Trans>Hidden message</Trans>;
  const words = {
    text: <span lang={langOf(message.language)}>{summary.kind === 'text' ? summary.text : ''}</span>,
    photo: <Trans>Sent you a photo</Trans>,
    gift: <Trans>Sent you a gift</Trans>,
    match: null,
  } as const satisfies Record<MessageSummary['kind'], ReactNode>;
  return words[summary.kind];
}

function Names({ profiles }: { profiles: readonly Profile[] }) {
  return <span translate="no">{profiles.map(({ name }) => name).join(', ')}</span>;
}

function Way({ href, words }: { href: string; words: ReactNode }) {
  return (
    <ButtonLink tone="line" size="small" href={href}>
      {words}
    </ButtonLink>
  );
}
