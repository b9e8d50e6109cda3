import { contentNotes } from '@vela/domain/sites';
import { usePage } from '../../page/page-context';
import { usePageName } from '../../page/use-routing';

/** What this page carries beside its text; `country` is the one that it is about, else the reader's counts. */
export function useContentNotes({
  country,
}: {
  country?: string | undefined;
} = {}): ReturnType<typeof contentNotes> {
  const { locale, settings, user } = usePage();
  const name = usePageName();
  if (name === null) return [];
  return contentNotes(name, {
    locale,
    country: country ?? user?.profile?.country ?? settings.geoip_country,
  });
}
