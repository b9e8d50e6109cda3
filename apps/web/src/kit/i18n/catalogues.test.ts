import { describe, expect, it } from 'vitest';
import { cataloguePath, loadMessages } from './catalogues';
import { createI18n } from './create-i18n';

describe('cataloguePath', () => {
  it('is the language’s own', () => {
    expect(cataloguePath('home', 'de')).toBe('locales/home/de.po');
    expect(cataloguePath('home', 'fr')).toBe('locales/home/fr.po');
  });
});

describe('loadMessages', () => {
  it('adds areas to each other', async () => {
    const i18n = createI18n('nl');
    await loadMessages(i18n, ['shell']);
    const before = Object.keys(i18n.messages).length;
    await loadMessages(i18n, ['home']);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(before);
    expect(i18n.locale).toBe('nl');
  });

  it('fails for an area that does not exist', async () => {
    await expect(loadMessages(createI18n('en'), ['nowhere'])).rejects.toThrow('no catalogue of nowhere');
  });
});

it('createI18n uses the texts of the page', () => {
  expect(createI18n('nl', { greeting: 'Hoi' })._('greeting')).toBe('Hoi');
});
