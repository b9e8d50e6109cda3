import Send from 'lucide-react/icons/send';
import { useId, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../layout';
import { showWhole } from '../in-sight';
import * as styles from './Composer.css';

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** The receiver, in words: "Message to Nadia". */
  label: string;
  placeholder: string;
  /** What sending does and costs: "Send, 1 credit". */
  sendLabel: string;
  /** There is nothing to send, or too much. */
  canSend: boolean;
  /** `IconButton`s beside the text, and under one that needs the whole width. */
  tools?: ReactNode;
  /** It stands above the field, such as suggestions. */
  above?: ReactNode;
  /** What this message costs. */
  note?: ReactNode;
  /** A `Popover` beside it; no part of what is said of the field. */
  help?: ReactNode;
  /** It stands at the end of that line. */
  aside?: ReactNode;
  /** How many characters are left, in words. */
  count?: ReactNode;
  /** Few are left: each change of the count is announced. */
  isNearLimit?: boolean | undefined;
  isTooLong?: boolean | undefined;
  /** The id of the field, for a link that leads to it. */
  id?: string | undefined;
  /** The field, to be given the focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** If a browser has no field that grows by itself, it grows by its line breaks. */
const MOST_LINES = 5;

/** Writes a message. Enter sends where there is a keyboard, with Shift it begins a line. */
export function Composer({
  value,
  onChange,
  onSend,
  label,
  sendLabel,
  canSend,
  ref,
  id: givenId,
  ...parts
}: ComposerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <div className={styles.column}>
        {parts.above !== undefined && <div className={styles.above}>{parts.above}</div>}
        <div className={styles.inputBox}>
          <div className={styles.field}>
            <label htmlFor={id}>
              <VisuallyHidden>{label}</VisuallyHidden>
            </label>
            <textarea
              ref={ref}
              id={id}
              className={styles.input}
              rows={Math.min(value.split('\n').length, MOST_LINES)}
              value={value}
              placeholder={parts.placeholder}
              aria-describedby={`${id}-note ${id}-count`}
              aria-invalid={parts.isTooLong ? true : undefined}
              enterKeyHint="send"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (isSendKey(event)) send(event);
              }}
            />
          </div>
          <div className={styles.tools}>{parts.tools}</div>
          <IconButton type="submit" icon={Send} tone="primary" label={sendLabel} aria-disabled={!canSend} />
        </div>
        <div className={styles.under}>
          <span>
            <span id={`${id}-note`}>{parts.note}</span> {parts.help}
          </span>
          <span
            id={`${id}-count`}
            className={styles.count({ isOver: parts.isTooLong })}
            aria-live={parts.isNearLimit === true ? 'polite' : 'off'}
          >
            {parts.count ?? ''}
          </span>
          {parts.count === undefined && <span className={styles.aside}>{parts.aside}</span>}
        </div>
      </div>
    </form>
  );
}

/**
 * On a touch screen, Enter is the only way to a new line; while characters are composed, it belongs to them.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return matchMedia('(hover: hover)').matches;
}

export interface IcebreakersProps {
  label: string;
  /** `Icebreaker`s. */
  children: ReactNode;
}

/** Suggested opening lines, on a phone in a row to be swiped. */
export function Icebreakers({ label, children }: IcebreakersProps) {
  return (
    <ul className={styles.icebreakers} aria-label={label}>
      {children}
    </ul>
  );
}

export interface IcebreakerProps {
  onChoose: () => void;
  /** The language of the line, where it isn't the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Icebreaker({ onChoose, lang, children }: IcebreakerProps) {
  return (
    <li className={styles.icebreakerItem}>
      <button type="button" className={styles.icebreaker} lang={lang} onClick={onChoose} onFocus={showWhole}>
        {children}
      </button>
    </li>
  );
}
