import type { PushServices } from '@vela/domain/push';

/** The hosts of the browsers' own push services. */
export const PUSH_SERVICES: PushServices = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^[a-z\d-]+\.notify\.windows\.com$/,
  /^(?:[a-z\d-]+\.)?push\.apple\.com$/,
];
