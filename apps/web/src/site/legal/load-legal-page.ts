import type { LegalPage } from '../../content/legal-page';
import type { PageData } from '../../kit/page/page-data';
import { legalFacts } from './legal-facts';
import { loadLegalText, type LegalName } from './legal-texts';

export interface LegalData {
  text: LegalPage;
}

/** A text about the site: its own where it has one, else ours with the site's facts in it. */
export async function loadLegalPage(
  name: LegalName,
  { locale, settings, ownText }: Pick<PageData, 'locale' | 'settings' | 'ownText'>,
): Promise<LegalData> {
  if (ownText) return { text: ownText };
  const write = await loadLegalText(name, locale);
  return { text: write(legalFacts(settings, locale)) };
}
