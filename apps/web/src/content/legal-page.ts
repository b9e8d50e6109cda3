import type { CookieName } from '@vela/domain/limits';
import type { FooterPage } from '@vela/domain/navigation';
import type { BrowserPurpose, TabPurpose } from './stored-names';

/** A text about the site as data: headings and paragraphs, so that every locale is laid out alike. */
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
  /** Each opens by itself. */
  questions?: readonly LegalQuestion[];
  table?: LegalTable;
  contacts?: readonly LegalContact[];
  /** A letter to copy and send: its lines. */
  letter?: readonly string[];
  /** The pages to go on to, by the names that the footer gives them. */
  links?: readonly FooterPage[];
}

export interface LegalQuestion {
  /** Stable across locales, as a section’s. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

export interface LegalTable {
  columns: readonly string[];
  /** The first cell of each names the row; several names have “, ” between them. */
  rows: readonly (readonly string[])[];
}

export interface LegalContact {
  name: string;
  value: string;
  href?: string;
}

/** What a text states about the site comes from its settings, never from the text. */
export interface LegalFacts {
  siteName: string;
  companyName: string;
  companyAddress: string;
  companyRegister: string;
  supportEmail: string;
  minAge: number;
  /** Whether there are fictional profiles on the site. */
  hasFictional: boolean;
  /** Written out, as the other days are: “14 days”. */
  refundDays: string;
  /** How long a deleted account can come back. */
  deletedDays: string;
  /** How long failed log-ins are counted. */
  failuresDays: string;
  /** How long events of an account are stored. */
  securityDays: string;
  /** How long after its log-in a session ends at the latest. */
  sessionDays: string;
  /** How long the server stores a sign-up in progress. */
  draftTime: string;
  /** How long a complaint is stored. */
  complaintDays: string;
  /** How long it is stored what became of a mail. */
  mailDays: string;
  /** How long a report is stored, with its evidence. */
  reportDays: string;
  /** How long the messages of two members are stored after a block, in words. */
  contactDays: string;
  /** People a free member may write to, and messages to them all, their answers included. */
  freeConversations: number;
  freeMessages: number;
  /** Photos a member may have before the first purchase, and after it. */
  photos: { free: number; premium: number };
  /** The ways to reach the company, and who it is, under these names; without what the site doesn’t have. */
  contacts: (names: ContactNames) => LegalContact[];
  /** A row for each cookie: its name, what it is for, how long it stays. */
  cookies: (purposes: Readonly<Record<CookieName, string>>) => string[][];
  /** A row for each purpose: the names of what the browser stores for it, and the purpose. */
  keptInBrowser: (purposes: Readonly<Record<BrowserPurpose, string>>) => string[][];
  /** A row for each purpose of what the browser stores until the tab is closed. */
  keptInTab: (purposes: Readonly<Record<TabPurpose, string>>) => string[][];
}

export type ContactName = 'email' | 'phone' | 'company' | 'tradeNames' | 'address' | 'register' | 'vat';
export type ContactNames = Readonly<Record<ContactName, string>>;

export type LegalText = (facts: LegalFacts) => LegalPage;
