import { hasMarkPile, toNormalForm } from '../text';
import { encodePunycode } from './punycode';

/** The dots that keyboards of other scripts write (UTS #46 §4). */
const DOTS = /[.\u3002\uFF0E\uFF61]/;

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The ASCII form of a domain: folded and composed, labels of other scripts in Punycode (RFC 5891 §5).
 * A label that no registry could hold comes out with a character that no domain has, so that checking
 * the result is enough.
 */
export function toAsciiDomain(domain: string): string {
  return domain.split(DOTS).map(toAsciiLabel).join('.');
}

function toAsciiLabel(label: string): string {
  if (hasMarkPile(label)) return '!';
  const folded = toNormalForm(toNormalForm(label, 'NFKC').toLowerCase(), 'NFC');
  // A character such as U+2024 folds to a dot, which would make the label another domain's.
  if (folded.includes('.')) return '!';
  if (!NOT_ASCII.test(folded)) return folded;
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u.test(folded)) return '!';
  return `xn--${encodePunycode(folded)}`;
}
