/** A legal text as data: headings and paragraphs, so that every locale is laid out alike. */
export interface LegalPage {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Stable across locales, so that a link to a section survives a change of language. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

/** What a legal text states about the site comes from its settings, never from the text. */
export interface LegalFacts {
  siteName: string;
  companyName: string;
  companyAddress: string;
  companyRegister: string;
  supportEmail: string;
  minAge: number;
  /** Written out, as are the others: “14 days”. */
  refundDays: string;
  deletedDays: string;
  /** How long failed log-ins are counted. */
  failuresDays: string;
}

export type LegalText = (facts: LegalFacts) => LegalPage;
