import { contentNotes } from '@vela/domain/sites';
import { usePage } from '../page';
import { usePageName } from '../routing';

/** What this page carries beside its text. */
export function useContentNotes(): ReturnType<typeof contentNotes> {
  const { locale } = usePage();
  const name = usePageName();
  return name === null ? [] : contentNotes(name, locale);
}
