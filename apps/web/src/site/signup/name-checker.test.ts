import { describe, expect, it, vi } from 'vitest';
import { createNameChecker, type NameAnswer } from './name-checker';

const said = (state: NameAnswer['state'], ...suggestions: string[]): NameAnswer => ({ state, suggestions });

function setUp() {
  const pending: (() => void)[] = [];
  const answers = new Map<string, (given: NameAnswer | null) => void>();
  const ask = vi.fn<(name: string) => Promise<NameAnswer | null>>(
    (name) => new Promise<NameAnswer | null>((resolve) => void answers.set(name, resolve)),
  );
  const onAnswer = vi.fn<() => void>();
  const schedule = (run: () => void) => {
    pending.push(run);
    return () => void pending.splice(pending.indexOf(run), 1);
  };
  const pause = () => pending.splice(0).forEach((run) => run());
  const answer = async (name: string, given: NameAnswer | null) => {
    answers.get(name)?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { checker: createNameChecker({ ask, schedule, onAnswer }), ask, onAnswer, pause, answer };
}

describe('createNameChecker', () => {
  it('asks once typing has paused, and only about the last name', () => {
    const { checker, ask, pause } = setUp();
    checker.look('Jo');
    checker.look('Jon');
    expect(ask).not.toHaveBeenCalled();
    pause();
    expect(ask.mock.calls).toEqual([['Jon']]);
  });

  it('knows nothing of a name before its answer', async () => {
    const { checker, onAnswer, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    expect(checker.answerFor('Jonas')).toBeNull();
    await answer('Jonas', said('free'));
    expect(checker.answerFor('Jonas')?.state).toBe('free');
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('assigns answers to their names, in whatever order they come', async () => {
    const { checker, pause, answer } = setUp();
    checker.look('first');
    pause();
    checker.look('second');
    pause();
    await answer('second', said('free'));
    await answer('first', said('name_taken'));
    expect(checker.answerFor('second')?.state).toBe('free');
    expect(checker.answerFor('first')?.state).toBe('name_taken');
  });

  it('asks about a name once, however it is written', async () => {
    const { checker, ask, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    await answer('Jonas', said('name_taken'));
    checker.look('JONAS ');
    pause();
    expect(ask).toHaveBeenCalledOnce();
    expect(checker.answerFor('jonas')?.state).toBe('name_taken');
  });

  it('knows of the suggestions of a name that they are free', async () => {
    const { checker, ask, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    await answer('Jonas', said('name_taken', 'Jonas_nova', 'Jonas_opal'));
    expect(checker.answerFor('Jonas')?.suggestions).toEqual(['Jonas_nova', 'Jonas_opal']);
    checker.look('Jonas_opal');
    pause();
    expect(ask).toHaveBeenCalledOnce();
    expect(checker.answerFor('jonas_opal')).toEqual(said('free'));
  });

  it('says nothing when nobody can say, and asks again', async () => {
    const { checker, ask, onAnswer, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    await answer('Jonas', null);
    expect(checker.answerFor('Jonas')).toBeNull();
    expect(onAnswer).not.toHaveBeenCalled();
    checker.look('Jonas');
    pause();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks no more after it was stopped', () => {
    const { checker, ask, pause } = setUp();
    checker.look('Jonas');
    checker.stop();
    pause();
    expect(ask).not.toHaveBeenCalled();
  });
});
