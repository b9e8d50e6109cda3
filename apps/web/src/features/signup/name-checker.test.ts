import { describe, expect, it, vi } from 'vitest';
import { createNameChecker } from './name-checker';

function setUp() {
  const pending: (() => void)[] = [];
  const answers = new Map<string, (isFree: boolean | null) => void>();
  const ask = vi.fn<(name: string) => Promise<boolean | null>>(
    (name) => new Promise<boolean | null>((resolve) => void answers.set(name, resolve)),
  );
  const onAnswer = vi.fn<() => void>();
  const schedule = (run: () => void) => {
    pending.push(run);
    return () => void pending.splice(pending.indexOf(run), 1);
  };
  const pause = () => pending.splice(0).forEach((run) => run());
  const answer = async (name: string, isFree: boolean | null) => {
    answers.get(name)?.(isFree);
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
    expect(checker.isFree('Jonas')).toBeNull();
    await answer('Jonas', true);
    expect(checker.isFree('Jonas')).toBe(true);
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('keeps answers apart that come in another order', async () => {
    const { checker, pause, answer } = setUp();
    checker.look('first');
    pause();
    checker.look('second');
    pause();
    await answer('second', true);
    await answer('first', false);
    expect(checker.isFree('second')).toBe(true);
    expect(checker.isFree('first')).toBe(false);
  });

  it('asks about a name once, however it is written', async () => {
    const { checker, ask, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    await answer('Jonas', false);
    checker.look('JONAS ');
    pause();
    expect(ask).toHaveBeenCalledOnce();
    expect(checker.isFree('jonas')).toBe(false);
  });

  it('says nothing when nobody can say, and asks again', async () => {
    const { checker, ask, onAnswer, pause, answer } = setUp();
    checker.look('Jonas');
    pause();
    await answer('Jonas', null);
    expect(checker.isFree('Jonas')).toBeNull();
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
