import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_TEXTS } from '../src/product-texts';

const PRODUCT = readFileSync(join(import.meta.dirname, '../../../tooling/spec/product.md'), 'utf8');

/** The texts of the product's document in which we corrected a spelling mistake, or left a link out. */
const WRITTEN: Partial<Record<keyof typeof PRODUCT_TEXTS, string>> = {
  internal: 'An error occured, please try again later.',
  new_email_invalid: 'New email adress is invalid.',
  account_exists: 'An account with this e-mail address already exists, {0}.',
  blocked: "You're blocked by {name}. You do not have access to this page.",
};

/** What the product's document only reports. */
const REPORTED: Partial<Record<keyof typeof PRODUCT_TEXTS, string>> = {
  account_deleted:
    'A deleted account is still pending deletion; reactivate by e-mail link or contact customer service.',
  directdebit_limit: 'the limit message says to try later, choose a cheaper package or another method.',
};

test.each(Object.entries(PRODUCT_TEXTS) as [keyof typeof PRODUCT_TEXTS, string][])(
  '%s is said as the product says it',
  (code, text) => {
    expect(PRODUCT).toContain(REPORTED[code] ?? `"${WRITTEN[code] ?? text}"`);
  },
);
