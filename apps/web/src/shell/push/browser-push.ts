import type { Api } from '@vela/api-client/create-api';
import { subscribePush } from '@vela/api-client/endpoints/subscribe-push';
import { pushStateOf, type PushState } from '@vela/domain/push';

/** How far this browser's push messages have come; where the site has no key, there are none. */
export async function readPushState(publicKey: string | null): Promise<PushState> {
  const capable =
    publicKey !== null && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!capable) return 'incapable';
  const subscribed = (await findSubscription(publicKey)) !== null;
  return pushStateOf({ capable, permission: Notification.permission, subscribed });
}

/** Asks for the permission, and has messages brought to this browser if it is given. Throws when either side refuses. */
export async function turnOnPush(api: Api, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return readPushState(publicKey);
  const registration = await findRegistration();
  // Not `ready`, which never settles where none could be registered.
  if (!registration) throw new Error('There is no service worker to have messages brought to');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await subscribePush(api, { subscription: { endpoint: subscription.endpoint } });
  } catch (error) {
    // Nobody would send to it, and the next page would take it for one that works.
    await subscription.unsubscribe();
    throw error;
  }
  return 'subscribed';
}

/**
 * Has no more messages brought to this browser: its service tells the server so at the next one. Throws when the browser
 * refuses.
 */
export async function turnOffPush(publicKey: string): Promise<PushState> {
  const subscription = await findSubscription(publicKey);
  if (subscription && !(await subscription.unsubscribe())) throw new Error('The subscription stays');
  return readPushState(publicKey);
}

/** Tells the account of the subscription that there is: it ended with the last log-in. */
export async function tellSubscription(api: Api): Promise<void> {
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await subscribePush(api, { subscription: { endpoint: subscription.endpoint } });
}

/** The subscription that the site can send to. One of other keys, which the site had before, is ended: nobody can. */
async function findSubscription(publicKey: string): Promise<PushSubscription | null> {
  const registration = await findRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  if (subscription === null || isOfKey(subscription, publicKey)) return subscription;
  await subscription.unsubscribe();
  return null;
}

/** A browser that doesn't say is believed. */
function isOfKey({ options }: Partial<PushSubscription>, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration('/');
}
