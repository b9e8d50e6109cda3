import { Trans } from '@lingui/react/macro';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Heading } from '../Heading';
import { Inline, Stack } from '../layout';
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
  /** Over the foot of a page that was opened for something else, or in the text of the page about it. */
  place?: 'over' | 'inText' | undefined;
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
  onChoose,
  children,
}: ConsentChoiceProps<Id>) {
  const id = useId();
  const chooseTicked = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    onChoose(purposes.map((purpose) => purpose.id).filter((one) => ticked.includes(one)));
  };
  return (
    <section className={styles.place[place]} aria-labelledby={`${id}-title`}>
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} size="section" id={`${id}-title`}>
            <Trans>Your privacy, your choice</Trans>
          </Heading>
          <Text size="label" tone="muted">
            {children}
          </Text>
        </Stack>
        <div className={styles.answers}>
          <Button tone="line" onClick={() => onChoose([])}>
            <Trans>Reject all</Trans>
          </Button>
          <Button tone="line" onClick={() => onChoose(purposes.map((purpose) => purpose.id))}>
            <Trans>Accept all</Trans>
          </Button>
        </div>
        <details className={styles.choices} open={place === 'inText' || undefined}>
          <summary className={styles.opener}>
            <Trans>Choose one by one</Trans>
          </summary>
          <form onSubmit={chooseTicked}>
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
              <Inline>
                <Button type="submit" tone="line">
                  <Trans>Save my choice</Trans>
                </Button>
              </Inline>
            </Stack>
          </form>
        </details>
      </Stack>
    </section>
  );
}
