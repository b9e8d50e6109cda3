/** One branded host. */
export interface Site {
  id: string;
  companyId: string;
  name: string;
  /** Origin without a trailing slash: every link in a mail or redirect begins with it, never with the Host header. */
  url: string;
}

export interface Sites {
  /** The site of a host name; the deployment's default site for an unknown one. */
  byHost(host: string): Promise<Site>;
  byId(id: string): Promise<Site>;
}
