import { plural } from '@lingui/core/macro';
import { useLingui, Plural } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import {
  isNearLimit,
  normalizeMessage,
  shownCharactersLeft,
  type OutgoingContent,
  type Writing,
} from '@vela/domain/chat';
import { Composer } from '@vela/ui/Composer';
import { IconButton } from '@vela/ui/IconButton';
import X from 'lucide-react/icons/x';
import {
  memo,
  useDeferredValue,
  useState,
  useEffect,
  useSyncExternalStore,
  useRef,
  type RefObject,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { media } from '@vela/ui/tokens';
import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../../../kit/page/page-context';
import { useApi } from '../../../kit/session/member-data-context';
import { readStored, writeStored } from '../../../kit/storage/member-storage';
import { AnsweredQuote } from '../shared/AnsweredQuote';
import { answeredFrom } from '../shared/shown-messages';
import { textCost, type Charging } from '../shared/use-charge';
import * as styles from './ChatComposer.css';
import { AllPrices, CostNote, PriceSummary } from './Prices';
import { NoWriting } from './NoWriting';
import { WritingClosed } from './WritingClosed';
import { Icebreakers } from './Icebreakers';
import { ComposerNotice } from './ComposerNotice';
import { useSendQuestion } from './use-send-question';
import { ComposerTools } from './ComposerTools';
import { createTypingReports, type TypingReports } from './typing-reports';

interface ChatComposerProps {
  profile: Profile;
  conversationId: string | null;
  /** Whether the conversation has no messages yet. */
  isSilent: boolean;
  /** The key of what this member said last and the server has. */
  newestSent: string | undefined;
  /** Whether the other takes messages of this member. */
  writing: Writing;
  /** How many messages the other has written. */
  receivedCount: number;
  charging: Charging;
  /** The message that this one answers. */
  answered: Message | null;
  onAnswerNone: () => void;
  onSend: (content: OutgoingContent) => void;
}

/** The id of the field that a message is written in, or of what stands in its place. */
export const MESSAGE_FIELD = 'message-field';

/** The composer, with the cost of a message before it is sent. */
export const ChatComposer = memo(function ChatComposer({
  profile,
  conversationId,
  isSilent,
  newestSent,
  writing,
  receivedCount,
  charging,
  answered,
  onAnswerNone,
  onSend,
}: ChatComposerProps) {
  const { t } = useLingui();
  const { message_length: limit = Infinity } = usePage().settings;
  const [text, write] = useDraft(profile.id);
  const field = useFocusOnOpening();
  // If the keyboard sent it, the field never lost the focus, and focusing it again would compute the page's
  // styles again.
  const focus = () => {
    if (document.activeElement !== field.current) field.current?.focus();
  };
  const typing = useReportTyping();
  const question = useSendQuestion({
    receivedCount,
    onSend: (asked) => {
      typing.sent();
      onSend({ type: 'text', text: asked });
      // What was typed while the checks were loaded stays.
      if (normalizeMessage(field.current?.value ?? '') === asked) write('');
      focus();
    },
  });
  useFocusAfter(field, { isAsking: question.asked !== null, answered });
  useRefreshAllowance(newestSent);
  // What is explained, or opens only when asked, is rendered once the message is on the screen.
  const chargingLater = useDeferredValue(charging);
  const charge = charging.chargeOf({ type: 'text' });
  const { name } = profile;
  if (writing !== 'open') return <WritingClosed id={MESSAGE_FIELD} name={name} why={writing} />;
  if ('errorCode' in charge && charge.errorCode === 'premium_required')
    return <NoWriting id={MESSAGE_FIELD} name={name} />;

  const left = shownCharactersLeft(text, limit);
  const isTooLong = left !== null && left < 0;
  const cost = textCost(charging);
  const isBeginning = text === '' && isSilent;
  const open = (line: string) => {
    write(line);
    focus();
  };
  return (
    <>
      <Composer
        ref={field}
        id={MESSAGE_FIELD}
        value={text}
        onChange={(next) => {
          write(next);
          // Typing isn't reported for a text that can't be sent: the other would wait for nothing.
          if ('cost' in charge) typing.typed(conversationId);
        }}
        onSend={() => question.send(normalizeMessage(text))}
        label={t`Message to ${name}`}
        placeholder={t`Message ${name}`}
        sendLabel={
          cost === 0 ? t`Send, free` : t`Send, ${plural(cost, { one: '# credit', other: '# credits' })}`
        }
        canSend={normalizeMessage(text) !== '' && !isTooLong && 'cost' in charge}
        isTooLong={isTooLong}
        tools={<ComposerTools name={name} charging={chargingLater} onSend={onSend} />}
        above={
          <ComposerNotice charge={charge} name={name} cost={cost} hasDraft={text !== ''}>
            {isBeginning && <Icebreakers profile={profile} charging={chargingLater} onChoose={open} />}
            {answered && <AnsweredBar {...{ answered, name, onAnswerNone, focus }} />}
          </ComposerNotice>
        }
        note={<CostNote charging={chargingLater} />}
        help={<AllPrices charging={chargingLater} />}
        aside={<PriceSummary charging={chargingLater} />}
        isNearLimit={left !== null && isNearLimit(left, limit)}
        count={left === null ? undefined : <CharacterCount left={left} />}
      />
      {question.asked && (
        <question.asked.SendQuestion
          concerns={question.asked.concerns}
          name={name}
          onAnswer={question.answer}
        />
      )}
    </>
  );
});

interface FocusTakers {
  /** Whether the member is asked about what it wrote. */
  isAsking: boolean;
  /** The message that the next one answers. */
  answered: Message | null;
}

/** Gives the field the focus once a question is gone that had it, and where an answer begins. */
function useFocusAfter(
  field: RefObject<HTMLTextAreaElement | null>,
  { isAsking, answered }: FocusTakers,
): void {
  useEffect(() => {
    if (answered !== null) field.current?.focus();
  }, [answered, field]);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) field.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, field]);
}

interface AnsweredBarProps {
  answered: Message;
  /** The name of the other member. */
  name: string;
  onAnswerNone: () => void;
  /** Gives the field the focus. */
  focus: () => void;
}

/** What the message that is being written answers, and the way out of that. */
function AnsweredBar({ answered, name, onAnswerNone, focus }: AnsweredBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.answered}>
      <AnsweredQuote answered={answeredFrom(answered)} name={name} />
      <IconButton
        icon={X}
        label={t`Cancel the reply`}
        onClick={() => {
          onAnswerNone();
          focus();
        }}
      />
    </div>
  );
}

/** How much still fits; `left` is negative when it is too much already. */
function CharacterCount({ left }: { left: number }) {
  if (left < 0) return <Plural value={-left} one="# character too many" other="# characters too many" />;
  return <Plural value={left} one="# character left" other="# characters left" />;
}

/** Reports to the other of a conversation now and then that the member is typing, until the message is sent. */
function useReportTyping(): TypingReports {
  const api = useApi();
  const [reports] = useState(() => createTypingReports(api, () => new Date()));
  return reports;
}

/** Asks the server what is left of a free member's allowance whenever a message has reached it: the newest by its key. */
function useRefreshAllowance(newestSent: string | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isFree = usePage().user?.paid_user === false;
  useEffect(() => {
    if (isFree && newestSent !== undefined)
      void queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey });
  }, [api, queryClient, isFree, newestSent]);
}

/** The text being written to someone; the browser stores it over reloads until it is sent. */
function useDraft(profileId: string): [text: string, write: (text: string) => void] {
  const memberId = usePage().user?.id ?? '';
  const name = `draft:${profileId}`;
  const [typed, setTyped] = useState<string | null>(null);
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStored(memberId, name) ?? '',
    () => '',
  );
  const write = (text: string) => {
    setTyped(text);
    writeStored(memberId, name, text === '' ? null : text);
  };
  return [typed ?? stored, write];
}

/** What another window writes is not mixed into what is written here. */
function neverChanges(): () => void {
  return () => {};
}

/** True if list and conversation stand beside each other, and no keyboard would cover them. */
const DESK = `${media.desktop} and (pointer: fine)`;

/**
 * Focuses the field of a conversation that was opened from the list, as the member continues to write there.
 * It does nothing after a load, where the browser begins at the top, or when the focus went elsewhere
 * meanwhile.
 */
function useFocusOnOpening(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const isLoaded = useRef(!useIsHydrated());
  useEffect(() => {
    if (!isLoaded.current && matchMedia(DESK).matches && isWayOver(document.activeElement))
      field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

/** It is where the way here began or, while the conversation was on its way, where a screen begins. */
function isWayOver(active: Element | null): boolean {
  return active === null || active.matches('body, main, main h1, a[aria-current]');
}
