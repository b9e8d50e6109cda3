import { describe, expect, it } from 'vitest';
import { cataloguePath, createI18n, loadMessages, loadTexts } from './catalogues';

describe('cataloguePath', () => {
  it('is the language’s own where that is complete, else the English one', () => {
    expect(cataloguePath('home', 'de')).toBe('locales/home/de.po');
    expect(cataloguePath('home', 'fr')).toBe('locales/home/en.po');
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

describe('loadTexts', () => {
  it('takes the texts that the page brought', async () => {
    const i18n = createI18n('nl');
    await loadTexts(i18n, { messages: { greeting: 'Hoi' } });
    expect(i18n._('greeting')).toBe('Hoi');
  });

  it('loads the catalogues that the page names', async () => {
    const [named, loaded] = [createI18n('nl'), createI18n('nl')];
    await loadTexts(named, { areas: ['shell'] });
    await loadMessages(loaded, ['shell']);
    expect(named.messages).toEqual(loaded.messages);
  });
});
