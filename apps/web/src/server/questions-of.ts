import type { LegalQuestion } from '../content/legal-page';
import type { LegalData } from '../site/legal';
import type { PageStart } from '../kit/page/page-data';

/** What a page asks and answers, in its own language: of the questions that people ask, none elsewhere. */
export function questionsOf({ name, loaded }: PageStart): readonly LegalQuestion[] {
  if (name !== 'pages-faq') return [];
  const { text } = loaded as LegalData;
  return text.sections.flatMap(({ questions }) => questions ?? []);
}
