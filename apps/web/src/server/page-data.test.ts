import type { Settings } from '@vela/contract/entities/settings';
import { describe, expect, it } from 'vitest';
import type { HandedOver, PageData } from '../shell/page';
import { handOver } from './page-data';

const messages = { greeting: ['<b>', ' & ', '</script>'] };

function handedOver(more: Partial<HandedOver> = {}): HandedOver {
  const settings = { name: 'Vela </script>', interests: ['chess'] } as unknown as Settings;
  return { page: { locale: 'en', settings } as unknown as PageData, texts: { messages }, ...more };
}

describe('handOver', () => {
  it.each<[string, HandedOver]>([
    ['a page with its texts', handedOver()],
    ['the same texts once more', handedOver()],
    ['other texts', handedOver({ texts: { messages: { greeting: 'Hallo' } } })],
    ['the names of catalogues', handedOver({ texts: { areas: ['shell'] } })],
    ['where it starts', handedOver({ start: { name: 'login', loaded: '<p>' } })],
  ])('is JSON that no element ends: %s', (_, handed) => {
    const json = handOver(handed, ['interests']);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(handed)));
  });

  it('leaves the settings out that the routes do not name', () => {
    expect(JSON.parse(handOver(handedOver(), [])).page.settings).toEqual({ name: 'Vela </script>' });
  });
});
