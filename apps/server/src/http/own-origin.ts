import type { Visit } from './visit';

/** The origin that the browser has this site at: past a proxy only the site itself knows whether that is https. */
export function ownOrigin({ host, site }: Pick<Visit, 'host' | 'site'>): string {
  const own = `${new URL(site.url).protocol}//${host}`;
  return new URL(URL.canParse(own) ? own : site.url).origin;
}
