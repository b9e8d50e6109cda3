import type { SiteSettings } from '@vela/domain/sites';

/** One branded host. */
export interface Site {
  id: string;
  name: string;
  /** Origin without a trailing slash: every link in a mail or redirect begins with it, never with the Host header. */
  url: string;
  settings: FullSiteSettings;
  company: Company;
}

/** Whether a site is reached by https: its cookies and headers insist on it then. */
export function isSecure({ url }: Pick<Site, 'url'>): boolean {
  return url.startsWith('https:');
}

/** The owner of a site. */
export interface Company {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  kvk: string | null;
  tradenames: readonly string[];
  vatNumbers: readonly string[];
  added: Date;
}

export interface Sites {
  /** The site of a host name, with or without its port; the deployment's default site for an unknown one. */
  byHost(host: string): Promise<Site>;
  /** Throws for an id that no site has. */
  byId(id: string): Promise<Site>;
  all(): Promise<Site[]>;
}

/** What of a site is words and addresses: nothing in it decides anything. */
export interface SiteTexts {
  index_title: string | null;
  description: string | null;
  support_email: string;
  support_phone: string | null;
  /** The sender of mails, in words. */
  mail_name: string;
  /** What photo addresses begin with. */
  cdn_prefix: string;
  /** Origins of landers elsewhere whose sign-up forms may post to this site. */
  lander_origins: readonly string[];
  /** The symbol that marks fictional profiles, such as an emoji; null for the usual one. */
  fictional_icon: string | null;
  fictional_warning: { singular: string; plural: string } | null;
}

export type FullSiteSettings = SiteSettings & SiteTexts;
