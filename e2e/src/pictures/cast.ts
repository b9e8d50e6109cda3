import { request, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { logInAs, signUp, signUpActive } from '../actors/api';
import { makeAddress, makePerson } from '../actors/person';
import { DEMO_MEMBER, type Viewer } from '../screens';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The variable with the members who look at the screens. */
const CAST = 'VELA_PICTURES_CAST';

/** The person is the same in every run. */
const WAITING = makePerson({ email: 'noor@example.com', name: 'Noor87' });
const ACTIVE = makePerson({ email: 'robin@example.com', name: 'Robin90' });

const ENTRANCES: Readonly<Record<Viewer, (api: APIRequestContext) => Promise<unknown>>> = {
  waiting: (api) => signUp(api, WAITING),
  active: (api) => signUpActive(api, ACTIVE),
  premium: (api) => logInAs(api, DEMO_MEMBER),
};

/** Signs up or logs in everyone before the first picture, as members see each other. */
export async function introduce(baseURL: string): Promise<void> {
  const cast: Partial<Record<Viewer, Cookies>> = {};
  for (const viewer of Object.keys(ENTRANCES) as Viewer[]) {
    const api = await request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': makeAddress() },
    });
    await ENTRANCES[viewer](api);
    cast[viewer] = (await api.storageState()).cookies;
    await api.dispose();
  }
  process.env[CAST] = JSON.stringify(cast);
}

/** Who looks has logged in already. */
export async function enterAs(viewer: Viewer, context: BrowserContext): Promise<void> {
  const cast = JSON.parse(process.env[CAST] ?? '{}') as Partial<Record<Viewer, Cookies>>;
  await context.addCookies(cast[viewer] ?? []);
}
