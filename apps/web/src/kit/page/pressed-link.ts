/**
 * Returns the link that an event happened on; `null` for none, for one that leads to another site, and for what the browser
 * opens elsewhere.
 */
export function pressedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
