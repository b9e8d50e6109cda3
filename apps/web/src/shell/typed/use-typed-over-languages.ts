import { useEffect } from 'react';
import { tabStore } from '../storage';
import { readTyped, writeTyped, type TypedField } from './typed-fields';

const KEY = 'typed';

/**
 * Choosing another language loads the page again; what was typed on it is there again afterwards. It is
 * kept in this tab and only for that moment.
 */
export function useTypedOverLanguages(): void {
  useEffect(() => {
    // While effects run, React answers an event with what stood there before.
    queueMicrotask(bringBack);
    const listening = new AbortController();
    document.addEventListener('submit', keepForLanguage, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function keepForLanguage({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/language') return;
  const kept: Kept = { path: location.pathname, fields: readTyped(document) };
  tabStore.set(KEY, JSON.stringify(kept));
}

interface Kept {
  path: string;
  fields: TypedField[];
}

function bringBack(): void {
  const text = tabStore.get(KEY);
  if (!text) return;
  tabStore.remove(KEY);
  const { path, fields } = JSON.parse(text) as Kept;
  if (path === location.pathname) writeTyped(document, fields);
}
