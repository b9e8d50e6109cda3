import type { FieldCode } from '@vela/domain/errors';
import { nameKey } from '@vela/domain/signup';

/** What the server says of a name: `free`, or why it isn't to be had. */
export type NameAnswer = FieldCode | 'free';

export interface NameCheckerOptions {
  /** Whether a name is free; `null` when nobody can say. */
  ask: (name: string) => Promise<NameAnswer | null>;
  /** Runs something later; returns how to call it off. */
  schedule: (run: () => void, delayMs: number) => () => void;
  /** Called when there is a new answer. */
  onAnswer: () => void;
}

export interface NameChecker {
  /** Asks about a name once typing has paused. */
  look: (name: string) => void;
  /** What is known of a name; `null` for nothing yet. */
  answerFor: (name: string) => NameAnswer | null;
  stop: () => void;
}

const PAUSE_MS = 400;

/**
 * Checks whether names are free while they are typed. Each answer is stored with its name, so a late one never counts for
 * another name, and no name is checked twice.
 */
export function createNameChecker({ ask, schedule, onAnswer }: NameCheckerOptions): NameChecker {
  const answers = new Map<string, NameAnswer>();
  let callOff: (() => void) | undefined;
  const find = async (name: string, key: string) => {
    const answer = await ask(name).catch(() => null);
    if (answer === null) return;
    answers.set(key, answer);
    onAnswer();
  };
  return {
    look(name) {
      callOff?.();
      const key = nameKey(name);
      if (answers.has(key)) return;
      callOff = schedule(() => void find(name, key), PAUSE_MS);
    },
    answerFor: (name) => answers.get(nameKey(name)) ?? null,
    stop: () => callOff?.(),
  };
}
