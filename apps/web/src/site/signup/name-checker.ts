import type { FieldCode } from '@vela/domain/errors';
import { nameKey } from '@vela/domain/signup';

/** What the server says of a name. */
export interface NameAnswer {
  /** `free`, or why it isn't to be had. */
  state: FieldCode | 'free';
  /** Free names like it, where it is taken or reserved. */
  suggestions: readonly string[];
}

const FREE: NameAnswer = { state: 'free', suggestions: [] };

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
    // They were free a moment ago, so that a press on one needs no question.
    for (const suggestion of answer.suggestions) answers.set(nameKey(suggestion), FREE);
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
