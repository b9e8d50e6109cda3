import { useEffect, useState } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { createNameChecker, type NameAnswer, type NameChecker } from './name-checker';

/** Whether names are free; an answer renders the component again. */
export function useNameChecker(): NameChecker {
  const [, setAnswers] = useState(0);
  const [checker] = useState(() =>
    createNameChecker({ ask: askServer, schedule, onAnswer: () => setAnswers((count) => count + 1) }),
  );
  useEffect(() => checker.stop, [checker]);
  return checker;
}

/** Asks about a name as it is typed; an empty one is none. */
export function useNameLook(checker: NameChecker, name: string): void {
  useEffect(() => {
    if (name === '') checker.stop();
    else checker.look(name);
  }, [checker, name]);
}

async function askServer(name: string): Promise<NameAnswer | null> {
  const sending = await tryToLoad(() => import('./send-signup'));
  return sending && sending.checkName(name);
}

function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
