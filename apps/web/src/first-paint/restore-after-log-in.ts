import { STORED } from '../kit/storage/stored-keys';
import { tabStore } from '../kit/storage/safe-store';
import { readWritten, writeTyped, type TypedField } from './form-fields';

const { key: KEY } = STORED.formOverLogIn;

interface SavedForm {
  /** The member who wrote it: another member may log in next. */
  memberId: string;
  path: string;
  fields: TypedField[];
}

/** Stores in this tab what a member has written on the page, for the log-in that leads back here once the session has expired. */
export function saveFormOverLogIn(memberId: string): void {
  const fields = readWritten(document);
  if (fields.length === 0) return;
  tabStore.set(KEY, JSON.stringify({ memberId, path: location.pathname, fields } satisfies SavedForm));
}

/** Restores the text where it was if it belongs to this member; otherwise it is deleted. */
export function restoreFormAfterLogIn(memberId: string): void {
  const text = tabStore.get(KEY);
  if (text === null) return;
  tabStore.remove(KEY);
  const saved = JSON.parse(text) as SavedForm;
  if (saved.memberId === memberId && saved.path === location.pathname) writeTyped(document, saved.fields);
}
