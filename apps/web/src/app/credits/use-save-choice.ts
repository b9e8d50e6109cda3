import { useGo, useHere } from '../../kit/page/use-routing';
import { choiceHref, type LoadedChoice } from './load-credits';

/** Keeps what is chosen in the page's address, where a reload finds it; each choice in place of the one before. */
export function useSaveChoice(): (choice: LoadedChoice) => void {
  const here = useHere();
  const go = useGo();
  return (choice) => go(choiceHref(here, choice), { replaces: true });
}
