import type { Config } from '../core/config';
import { isSecure } from '../core/site';
import type { InlineSources } from './inline-sources';

interface PageSources {
  inline: InlineSources;
  /** The origin of members' photos, where another host serves them. */
  imageOrigin: string | null;
  /** The folder of the page's own scripts, as an address that ends in a slash; null where the page loads none. */
  scripts: string | null;
}

/** How the deployment is reached, for what answers before its site is known. */
export function transportOf({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Transport {
  return { secure: isSecure({ url: publicUrl }), subdomains: hstsSubdomains };
}

/** What a page may do: its own scripts and styles, its own server, nothing from elsewhere. */
export function pagePolicy({ inline, imageOrigin, scripts }: PageSources): string {
  return policy({
    'default-src': `'self'`,
    // Not the whole origin: whatever else it serves as a script, such as the API's documentation, is none of a page's.
    'script-src': [...(scripts ? [scripts] : []), inline.scripts].join(' '),
    'style-src': `'self' ${inline.styles}`,
    'style-src-attr': `'none'`,
    'img-src': ["'self'", 'data:', 'blob:', ...(imageOrigin ? [imageOrigin] : [])].join(' '),
    'connect-src': `'self'`,
    'font-src': `'self'`,
    'worker-src': `'self'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  });
}

/** What is not a page runs nothing, whatever a browser takes it for. */
const INERT_POLICY = policy({ 'default-src': `'none'`, 'frame-ancestors': `'none'`, sandbox: '' });

/** A service worker requests only pages and the picture of a notification from this server. */
export const SERVICE_WORKER_POLICY = policy({
  'default-src': `'none'`,
  'connect-src': `'self'`,
  'img-src': `'self'`,
  'frame-ancestors': `'none'`,
});

/** The documentation's viewer writes style attributes; its scripts are still only ours. */
export const DOCS_POLICY = policy({
  'default-src': `'none'`,
  'script-src': `'self'`,
  'style-src': `'self' 'unsafe-inline'`,
  'img-src': `'self' data:`,
  'connect-src': `'self'`,
  'base-uri': `'none'`,
  'form-action': `'none'`,
  'frame-ancestors': `'none'`,
});

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A stricter one makes browsers post `Origin: null`, and the sign-up form couldn't distinguish its own pages from other sites.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=(), browsing-topics=()',
} as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface Transport {
  /** Whether the site is reached by https. */
  secure: boolean;
  /** Whether every host below the site's own is, too. */
  subdomains: boolean;
}

/** Sets what every answer carries; what the answer said itself stays. */
export function addSecurityHeaders(headers: Headers, { secure, subdomains }: Transport): void {
  for (const [name, value] of Object.entries(COMMON)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', INERT_POLICY);
  if (secure)
    headers.set(
      'strict-transport-security',
      `max-age=${YEAR_SECONDS}${subdomains ? '; includeSubDomains' : ''}`,
    );
}

/** Sets the headers of one person's own content: nobody may store it, and it differs for each. */
export function addPrivateHeaders(headers: Headers): void {
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  headers.append('vary', 'Cookie, Accept-Language');
}

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
