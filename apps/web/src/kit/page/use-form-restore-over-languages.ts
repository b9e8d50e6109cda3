import { STORED } from '../storage/stored-keys';
import { useEffect } from 'react';
import { tabStore } from '../storage/safe-store';
import { readTyped, writeTyped, type TypedField } from '../../first-paint/form-fields';

const { key: KEY } = STORED.formOverLanguages;

/**
 * Restores what was typed after another language was chosen, which reloads the page. The fields are stored in this tab
 * until then.
 */
export function useFormRestoreOverLanguages(): void {
  useEffect(() => {
    // While effects run, React answers an event with what stood there before.
    queueMicrotask(restoreForm);
    const listening = new AbortController();
    document.addEventListener('submit', saveForLanguage, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function saveForLanguage({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/language') return;
  addFragment(target);
  const saved: SavedForm = { path: location.pathname, fields: readTyped(document), depth: depthOf(document) };
  tabStore.set(KEY, JSON.stringify(saved));
}

interface SavedForm {
  path: string;
  fields: TypedField[];
  /** How far the page was scrolled, from 0 to 1: texts have other lengths in other languages. */
  depth: number;
}

/** A browser sends no fragment to the server, so the return address has to include it. */
function addFragment(form: HTMLFormElement): void {
  const next = form.elements.namedItem('next');
  if (next instanceof HTMLInputElement && next.value === location.pathname + location.search)
    next.value += location.hash;
}

function goTo(depth: number): void {
  const { documentElement: root } = document;
  root.scrollTo({ top: depth * (root.scrollHeight - root.clientHeight), behavior: 'instant' });
}

function depthOf({ documentElement: root }: Document): number {
  const most = root.scrollHeight - root.clientHeight;
  return most > 0 ? root.scrollTop / most : 0;
}

function restoreForm(): void {
  const text = tabStore.get(KEY);
  if (!text) return;
  tabStore.remove(KEY);
  const { path, fields, depth } = JSON.parse(text) as SavedForm;
  if (path !== location.pathname) return;
  writeTyped(document, fields);
  if (depth <= 0) return;
  goTo(depth);
  // Until all of a page is loaded, the browser goes to the part that its address names, and its length isn't
  // final.
  if (document.readyState !== 'complete') addEventListener('load', () => goTo(depth), { once: true });
}
