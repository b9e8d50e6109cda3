import type { Api } from '@vela/api-client/create-api';
import { subscribePush } from '@vela/contract/endpoints/subscribe-push';
import { pushStateOf, type PushState } from '@vela/domain/push';

/** How far this browser's push messages have come; where the site has no key, there are none. */
export async function readPushState(publicKey: string | null): Promise<PushState> {
  const capable =
    publicKey !== null && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!capable) return 'incapable';
  const subscription = await findSubscription();
  const subscribed = subscription !== null && isOfKey(subscription, publicKey);
  return pushStateOf({ capable, permission: Notification.permission, subscribed });
}

/**
 * Asks for the permission, and subscribes this browser to push messages if it is granted. Throws when the browser or the
 * server fails.
 */
export async function turnOnPush(api: Api, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return readPushState(publicKey);
  const registration = await findRegistration();
  // It doesn't use `ready`, which never settles if none could be registered.
  if (!registration) throw new Error('There is no service worker to have messages brought to');
  // A browser has one, and takes no other beside one of keys that the site had before.
  const former = await registration.pushManager.getSubscription();
  if (former && !isOfKey(former, publicKey)) await former.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await api.call(subscribePush, { subscription: { endpoint: subscription.endpoint } });
  } catch (error) {
    // Nobody would send to it, and the next page would take it for one that works.
    await subscription.unsubscribe();
    throw error;
  }
  return 'subscribed';
}

/**
 * Ends push messages to this browser: first the server deletes the subscription, and then the browser. Throws when either
 * fails; where the browser fails, the next page reports the subscription to the server again.
 */
export async function turnOffPush(api: Api, publicKey: string): Promise<PushState> {
  await api.call(subscribePush, { subscription: null });
  const subscription = await findSubscription();
  if (subscription && !(await subscription.unsubscribe())) throw new Error('The subscription stays');
  return readPushState(publicKey);
}

/** Reports the existing subscription to the account, which lost it with the last log-in. */
export async function reportSubscription(api: Api): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await api.call(subscribePush, { subscription: { endpoint: subscription.endpoint } });
}

/** What the browser holds for this site, of whatever keys. */
async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await findRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the site can send to it: to one of keys that it had before it can't. A browser that doesn't say is believed. */
function isOfKey({ options }: Partial<PushSubscription>, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration('/');
}
