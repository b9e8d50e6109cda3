import { isLinkToken } from '@vela/domain/pages';
import type { Query } from '../../page/query';

/** The query of a page that a mail leads to, or that a form without script came back to. */
export interface LinkSearch {
  /** 43 base64url characters; anything else is no token. */
  token?: string;
  /** What was done, by the form's `action` or 1. */
  done?: string;
}

export function parseLinkSearch({ token = '', done = '' }: Query): LinkSearch {
  return { ...(isLinkToken(token) ? { token } : {}), ...(done === '' ? {} : { done }) };
}
