import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../kit/storage/member-storage';
import { usePage } from '../../../kit/page/page-context';

/** What is being written to someone; the browser keeps it over reloads until it is sent. */
export function useDraft(profileId: string): [text: string, write: (text: string) => void] {
  const memberId = usePage().user?.id ?? '';
  const name = `draft:${profileId}`;
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    neverChanges,
    () => readStored(memberId, name) ?? '',
    () => '',
  );
  const write = (text: string) => {
    setTyped(text);
    writeStored(memberId, name, text === '' ? null : text);
  };
  return [typed ?? kept, write];
}

/** What another window writes is not mixed into what is written here. */
function neverChanges(): () => void {
  return () => {};
}
