import { contentNotes } from '@vela/domain/sites';
import { usePage } from '../../page/page-context';
import { usePageName } from '../../page/use-routing';

/** What this page carries beside its text. */
export function useContentNotes(): ReturnType<typeof contentNotes> {
  const { locale } = usePage();
  const name = usePageName();
  return name === null ? [] : contentNotes(name, locale);
}
