import { Trans } from '@lingui/react/macro';
import {
  useEffect,
  useId,
  useRef,
  useLayoutEffect,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { useRootMark } from '../root-mark';
import { Text } from '../Text';
import * as styles from './ConsentChoice.css';

export interface ConsentPurpose<Id extends string> {
  id: Id;
  name: ReactNode;
  /** What is stored or sent for it, and who gets it. */
  about: ReactNode;
}

export interface ConsentChoiceProps<Id extends string> {
  /** What is asked for, one by one; what the site can't do without is no choice and isn't listed. */
  purposes: readonly ConsentPurpose<Id>[];
  /** What was agreed to before, where a choice is changed. */
  agreed?: readonly Id[] | undefined;
  /**
   * It is over the foot of a page that was opened for something else, or in the text of the page about it.
   */
  place?: 'over' | 'inText' | undefined;
  /** An answer is under way: it is waited for, and no other given. */
  busy?: boolean | undefined;
  /** Why the last answer doesn't hold. */
  problem?: ReactNode;
  onChoose: (agreed: readonly Id[]) => void;
  /** What it is about, with the link to all of it. */
  children: ReactNode;
}

/**
 * Asks what may be stored or sent beyond what the site needs. No is as near, as large and as plain as yes, nothing is
 * ticked beforehand, and the page can be used without an answer. Without a script nothing is stored, so nothing is asked.
 */
export function ConsentChoice<Id extends string>({
  purposes,
  agreed = [],
  place = 'over',
  busy = false,
  problem,
  onChoose,
  children,
}: ConsentChoiceProps<Id>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useTicksOf(form, agreed);
  const section = useRef<HTMLElement>(null);
  useRootMark('data-has-notice', place === 'over');
  useNoticeHeight(section, place === 'over');
  const chooseTicked = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    onChoose(purposes.map((purpose) => purpose.id).filter((one) => ticked.includes(one)));
  };
  const oneByOne = (
    <form ref={form} onSubmit={chooseTicked}>
      <Stack gap="3">
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose.id}
            name="purpose"
            value={purpose.id}
            defaultChecked={agreed.includes(purpose.id)}
          >
            <strong>{purpose.name}</strong>
            <Text as="span" size="label" tone="muted">
              {' '}
              {purpose.about}
            </Text>
          </Checkbox>
        ))}
        <Button type="submit" tone="line" wide busy={busy}>
          <Trans>Save my choice</Trans>
        </Button>
      </Stack>
    </form>
  );
  return (
    <section ref={section} className={styles.place[place]} aria-labelledby={`${id}-title`}>
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} size="section" id={`${id}-title`}>
            <Trans>Your privacy, your choice</Trans>
          </Heading>
          <Text size="label" tone="muted">
            {children}
          </Text>
        </Stack>
        {problem}
        <div className={styles.answers}>
          <Button tone="line" busy={busy} onClick={() => onChoose([])}>
            <Trans>Reject all</Trans>
          </Button>
          <Button tone="line" busy={busy} onClick={() => onChoose(purposes.map((purpose) => purpose.id))}>
            <Trans>Accept all</Trans>
          </Button>
        </div>
        {place === 'inText' ? (
          oneByOne
        ) : (
          <details className={styles.choices}>
            <summary className={styles.opener}>
              <Trans>Choose one by one</Trans>
            </summary>
            {oneByOne}
          </details>
        )}
      </Stack>
    </section>
  );
}

/**
 * A form keeps its ticks when it is rendered again: consents given elsewhere are ticked, too, and the pressed
 * button keeps the focus.
 */
function useTicksOf(form: RefObject<HTMLFormElement | null>, agreed: readonly string[]): void {
  const now = agreed.join(' ');
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    form.current?.reset();
  }, [form, now]);
}

/** Says on the root element how high something over the foot of the page is, for styles that keep that much of it free. */
function useNoticeHeight(element: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    if (!isOver || !element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      // It uses the object model, as the security policy allows no style attributes.
      if (box) style.setProperty('--notice', `${box.blockSize}px`);
    });
    observer.observe(element.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--notice');
    };
  }, [element, isOver]);
}
