import { setupI18n } from '@lingui/core';
import { PRODUCT_TEXTS } from '@vela/contract/product-texts';
import { isErrorCode } from '@vela/domain/errors';
import { errorText, fieldText } from '@vela/ui/error-text';
import { expect, it } from 'vitest';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each(Object.entries(PRODUCT_TEXTS))('pages say of %s what the product says', (code, text) => {
  const slots = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([slot, name]) => [name, slot]));
  const words = isErrorCode(code) ? errorText : fieldText;
  expect(words(i18n, { code, params: slots })).toBe(text);
});
