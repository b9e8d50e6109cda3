import { languageCountry, type Country } from '@vela/domain/locale';
import { usePage } from './page-context';

/** The country whose languages come first wherever one chooses a language. */
export function useLanguageCountry(): Country | null {
  const { user, settings } = usePage();
  return languageCountry({ home: user?.profile?.country, here: settings.geoip_selected_country });
}
