import type { Settings } from '@vela/contract/entities/settings';
import { describe, expect, it } from 'vitest';
import type { HandedOver, PageData, PageToHydrate } from '../kit/page/page-data';
import { handOver } from './page-data';

const messages = { greeting: ['<b>', ' & ', '</script>'] };

const settings = { name: 'Vela </script>', interests: ['chess'] } as unknown as Settings;
const page = { locale: 'en', settings } as unknown as PageData;

function handedOver(more: Partial<PageToHydrate> = {}): HandedOver {
  return { page, texts: { messages }, start: { name: 'login', loaded: '<p>' }, ...more };
}

describe('handOver', () => {
  it.each<[string, HandedOver]>([
    ['a page with its texts', handedOver()],
    ['the same texts once more', handedOver()],
    ['other texts', handedOver({ texts: { messages: { greeting: 'Hallo' } } })],
    ['the names of catalogues', { page, texts: { areas: ['shell'] } }],
    ['where it starts', handedOver({ start: { name: null, loaded: null } })],
  ])('is JSON that no element ends: %s', (_, handed) => {
    const json = handOver(handed, ['interests']);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(handed)));
  });

  it('leaves the settings out that the routes do not name', () => {
    expect(JSON.parse(handOver(handedOver(), [])).page.settings).toEqual({ name: 'Vela </script>' });
  });

  it('includes the site’s own text once: the loaded text, or the file that a router loads it from', () => {
    const ownText = { title: 'Our rules', lead: 'Short.', sections: [] };
    const own = { ...page, ownText };
    const handed = (more: Omit<HandedOver, 'page'>) =>
      JSON.parse(handOver({ page: own, ...more } as HandedOver, [])).page.ownText;
    expect(handed({ texts: { messages }, start: { name: 'pages-terms', loaded: { text: ownText } } })).toBe(
      undefined,
    );
    expect(handed({ texts: { areas: ['legal'] } })).toEqual(ownText);
  });
});
