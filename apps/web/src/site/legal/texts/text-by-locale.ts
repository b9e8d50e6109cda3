import type { Locale } from '@vela/domain/locale';
import type { LegalText } from '../../../content/legal-page';

/** One text in every language, each a chunk of its own: a page loads one. */
export type TextByLocale = Readonly<Record<Locale, () => Promise<LegalText>>>;
