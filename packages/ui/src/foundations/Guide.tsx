import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import * as styles from './Foundations.css';
import { Verdict } from './Verdict';

export interface GuideProps {
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A page that explains, for those who design with the parts. */
export function Guide({ title, lead, children }: GuideProps) {
  return (
    <main className={styles.page}>
      <Stack gap="3">
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted" measure="text">
          {lead}
        </Text>
      </Stack>
      {children}
    </main>
  );
}

export interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <Stack as="section" gap="5">
      <Stack gap="1">
        <Heading level={2} size="section">
          {title}
        </Heading>
        {note !== undefined && (
          <Text tone="muted" measure="text">
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

export interface AdviceProps {
  /** What to do, and what it looks like. */
  does: string;
  good: ReactNode;
  /** What to leave, and what that looks like. */
  not: string;
  bad: ReactNode;
}

/** One thing done right beside the same thing done wrong. */
export function Advice({ does, good, not, bad }: AdviceProps) {
  return (
    <div className={styles.pair}>
      <Verdict kind="do" words={does}>
        {good}
      </Verdict>
      <Verdict kind="dont" words={not}>
        {bad}
      </Verdict>
    </div>
  );
}
