import type { ReactNode } from 'react';
import { Gift } from '../Gift';
import type { GiftProps } from '../Gift';
import { VisuallyHidden } from '../layout';
import * as styles from './MessageBubble.css';
import { Item } from './MessageList';

/** The position of a message among those that belong together. */
export type BubblePlace = 'only' | 'first' | 'middle' | 'last';

export interface MessageItemProps {
  isOwn: boolean;
  /** The sender, for screen readers: "You:". */
  author: ReactNode;
  /** The first of a turn stands further from what is before it. */
  begins?: boolean | undefined;
  /** An `AnsweredMessage` above the bubble. */
  answered?: ReactNode;
  /** A bubble. */
  children: ReactNode;
  /** A `MessageAction` beside the bubble. */
  action?: ReactNode;
  /** A `ReactionMark` under the bubble. */
  reaction?: ReactNode;
  /** A `MessageStamp`, under the last of a group. */
  stamp?: ReactNode;
}

/** One message of a conversation: own ones at the end, the other's at the start. */
export function MessageItem({ isOwn, author, begins = false, children, ...parts }: MessageItemProps) {
  return (
    <Item className={styles.say({ isOwn, begins })}>
      <VisuallyHidden>{author}</VisuallyHidden>
      {parts.answered}
      {/* A finger's touch gives it the focus, which brings up what can be done. */}
      <div className={styles.line({ isOwn })} tabIndex={-1}>
        {children}
        {parts.action}
      </div>
      {parts.reaction}
      {parts.stamp}
    </Item>
  );
}

export interface AnsweredMessageProps {
  /** Which of the two wrote it. */
  author: ReactNode;
  /** The language of what it says, where it isn't the page's. */
  lang?: string | undefined;
  /** What it says, in few words. */
  children: ReactNode;
}

/** What a message answers, in few words above its bubble. */
export function AnsweredMessage({ author, lang, children }: AnsweredMessageProps) {
  return (
    <div className={styles.answered}>
      <span className={styles.answeredAuthor}>{author}</span>
      <span className={styles.answeredWords} lang={lang}>
        {children}
      </span>
    </div>
  );
}

interface MessageActionProps {
  /** What it does and about which message, in words: nothing else says it. */
  label: string;
  onClick?: (() => void) | undefined;
}

/**
 * Asks what can be done about a message; reached by `moveAmongMessages`, as all that a message has: of hundreds none is a stop of
 * Tab. Its dots are drawn by its style: of thousands of icons the browser asks each, with
 * every frame, whether it moves.
 */
export function MessageAction({ label, onClick }: MessageActionProps) {
  return (
    <button type="button" tabIndex={-1} className={styles.action} aria-label={label} onClick={onClick} />
  );
}

interface BubbleProps {
  isOwn: boolean;
  place?: BubblePlace | undefined;
  /** The server doesn't have it yet. */
  isWaiting?: boolean | undefined;
  children: ReactNode;
}

export interface TextBubbleProps extends BubbleProps {
  /** A few emoji and nothing else, shown large and without a bubble. */
  isEmoji?: boolean | undefined;
  /** The language of the text, where it isn't the page's. */
  lang?: string | undefined;
  /** It stands in the bubble under the text, such as its translation. */
  below?: ReactNode;
}

export function TextBubble({ isEmoji = false, lang, below, children, ...looks }: TextBubbleProps) {
  return (
    <div className={styles.bubble({ kind: isEmoji ? 'emoji' : 'text', ...looks })}>
      <p className={styles.words} lang={lang}>
        {children}
      </p>
      {below}
    </div>
  );
}

/** An address that someone wrote; it opens beside the page, which stays unknown to it. */
export function TextBubbleLink({ href }: { href: string }) {
  return (
    <a
      tabIndex={-1}
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {href}
    </a>
  );
}

export interface PhotoBubbleProps extends BubbleProps {
  /** Opens it at full size; without it the photo is only seen. */
  onOpen?: (() => void) | undefined;
  /** What a press on it does. */
  openLabel?: string | undefined;
}

/** Holds a `Photo`. */
export function PhotoBubble({ onOpen, openLabel, children, ...looks }: PhotoBubbleProps) {
  return (
    <div className={styles.bubble({ kind: 'photo', ...looks })}>
      {onOpen ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.photoButton}
          aria-label={openLabel}
          onClick={onOpen}
        >
          {children}
        </button>
      ) : (
        children
      )}
    </div>
  );
}

export interface GiftBubbleProps extends BubbleProps, GiftProps {
  /** What it cost; only its sender knows. */
  note: ReactNode;
}

/** A gift with its picture; `children` say what it is and who receives it. */
export function GiftBubble({ id, note, children, ...looks }: GiftBubbleProps) {
  return (
    <div className={styles.bubble({ kind: 'gift', ...looks })}>
      <Gift id={id} />
      <span className={styles.giftWords}>
        <strong>{children}</strong>
        <span className={styles.giftNote}>{note}</span>
      </span>
    </div>
  );
}

/** The other is writing; `children` say so for screen readers. */
export function TypingBubble({ children }: { children: ReactNode }) {
  return (
    <output className={styles.bubble({ kind: 'typing', isOwn: false, place: 'only' })}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
      <VisuallyHidden>{children}</VisuallyHidden>
    </output>
  );
}
