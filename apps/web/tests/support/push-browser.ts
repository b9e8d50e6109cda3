import { ALERTS } from '@vela/domain/alerts';
import { spyOn } from 'storybook/test';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/story';

interface PushBrowser {
  /** What was answered before. */
  before?: NotificationPermission;
  /** Whether it has a service worker. */
  registered?: boolean;
  subscribed?: boolean;
}

/** A browser that can have push messages, and whose person answers with this: for a story's `beforeEach`. */
export function browserThat(
  answer: NotificationPermission,
  { before = 'default', registered = true, subscribed = false }: PushBrowser = {},
) {
  return () => {
    localStorage.removeItem(ALERTS.push.key);
    let permission = before;
    const asked = Object.defineProperties(() => {}, {
      permission: { get: () => permission },
      requestPermission: {
        value: async () => {
          permission = answer;
          return answer;
        },
      },
    });
    const descriptor = Object.getOwnPropertyDescriptor(window, 'Notification');
    Object.defineProperty(window, 'Notification', { value: asked, configurable: true });
    const subscription = {
      endpoint: ENDPOINT,
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    };
    let isSubscribed = subscribed;
    const pushManager = {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    };
    const registration = { pushManager } as unknown as ServiceWorkerRegistration;
    const found = spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
      registered ? registration : undefined,
    );
    return () => {
      found.mockRestore();
      if (descriptor) Object.defineProperty(window, 'Notification', descriptor);
      localStorage.removeItem(ALERTS.push.key);
    };
  };
}
