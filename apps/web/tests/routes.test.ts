import { PAGE_LIST } from '@vela/contract/pages';
import type { PageName } from '@vela/domain/pages';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../src/router';
import { isVisitorPage, loadScreen } from '../src/pages/screens';

const router = createAppRouter({ page: {} as Parameters<typeof createAppRouter>[0]['page'] });
const routes = Object.values(router.routesByPath).map(({ fullPath, options }) => ({
  path: fullPath as string,
  page: options.staticData?.page,
}));

/** Pages that need no route here: the server shows landers as they were built, and a mail's token leads on. */
const WITHOUT_ROUTE: readonly PageName[] = ['landers-name-slug', 'token'];

describe('the routes', () => {
  it('are those of the route table that are ready, under their names', () => {
    const ready = PAGE_LIST.filter(({ ready: isReady, name }) => isReady && !WITHOUT_ROUTE.includes(name));
    const expected = ready.map(({ path, name }) => ({ path: routePath(path), page: name }));
    expect(routes.toSorted(byPath)).toEqual(expected.toSorted(byPath));
  });

  it('have a screen that needs no router wherever a visitor may be', async () => {
    const open = PAGE_LIST.filter(({ ready, access }) => ready && access !== 'member').map(
      ({ name }) => name,
    );
    expect(open.filter((name) => !isVisitorPage(name))).toEqual(WITHOUT_ROUTE);
    const screens = await Promise.all(open.filter(isVisitorPage).map(loadScreen));
    expect(screens.every((screen) => typeof screen === 'function')).toBe(true);
  });
});

/** A path of the route table as the router writes it. */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1');
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path.localeCompare(b.path);
}
