import { setupI18n } from '@lingui/core';
import { ERROR_STATUS, FIELD_CODES, type ErrorCode } from '@vela/domain/errors';
import { describe, expect, it } from 'vitest';
import { errorText, fieldText } from './error-text';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const params = { credits: 20, limit: 10, min_age: 18, minutes: 15 };

describe('errorText', () => {
  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])(
    'has words for %s, with nothing left to fill in',
    (code) => {
      expect(errorText(i18n, { code, params })).toMatch(/^[^{}]{10,}$/u);
    },
  );

  it('fills in the minutes until a member may log in again', () => {
    expect(errorText(i18n, { code: 'too_many_attempts', params: { minutes: 15 } })).toBe(
      'Too many incorrect attempts, account blocked for 15 min.',
    );
  });

  it('distinguishes a missing connection from an error of the server', () => {
    expect(errorText(i18n, { code: 'network_failed' })).toMatch(/^No connection\./);
  });

  it('names the limit of a photo that is too large', () => {
    expect(errorText(i18n, { code: 'photo_too_large', params: { limit: 15 } })).toBe(
      'A photo may have at most 15 MB. Please choose a smaller one.',
    );
  });

  it('says that something went wrong for a code of a newer server', () => {
    expect(errorText(i18n, { code: 'code_of_tomorrow' })).toBe(errorText(i18n, { code: 'internal' }));
  });
});

describe('fieldText', () => {
  it.each(FIELD_CODES)('has words for %s, with nothing left to fill in', (code) => {
    expect(fieldText(i18n, { code, params })).toMatch(/^[^{}]{10,}$/u);
  });

  it.each([
    [1, 'A username has at least 1 character.'],
    [2, 'A username has at least 2 characters.'],
  ])('counts %i as English does', (limit, text) => {
    expect(fieldText(i18n, { code: 'name_too_short', params: { limit } })).toBe(text);
  });

  it('asks for a look for a code of a newer server', () => {
    expect(fieldText(i18n, { code: 'code_of_tomorrow' })).toBe(fieldText(i18n, { code: 'invalid' }));
  });
});
