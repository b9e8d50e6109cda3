import { describe, expect, it, vi } from 'vitest';
import { pageInput } from './support/page-input';

vi.mock('../src/server/manifest', () => ({
  readClientBuild: () => ({ entry: '/assets/entry.js', partsOf: () => ({ modules: [], styles: [] }) }),
}));

const { renderPage } = await import('../src/entry-server');

const inFrench = async (path: string): Promise<string> =>
  (await renderPage(pageInput(path, { locale: 'fr' }))).text();

describe('what is done on a page whose address names its language', () => {
  const targets = (page: string) => [...page.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, to]) => to);

  it.each([
    ['/', '/signup'],
    ['/signup', '/signup'],
    ['/login', '/login'],
    ['/reset-password', '/reset-password'],
    ['/complaints', '/complaints'],
  ])('on %s is done in that language', async (path, target) => {
    expect(targets(await inFrench(`${path}?locale=fr`))).toContain(`${target}?locale=fr`);
    expect(targets(await inFrench(path))).toContain(target);
  });

  it('shows prices in that language', async () => {
    const hidden = '<input type="hidden" name="locale" value="fr"/>';
    expect(await inFrench('/pricing?locale=fr')).toContain(hidden);
    expect(await inFrench('/pricing')).not.toContain(hidden);
  });
});
