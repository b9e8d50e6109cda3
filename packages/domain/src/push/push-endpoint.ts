/** Where the browsers' own push services are. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^[a-z\d-]+\.notify\.windows\.com$/,
  /^(?:[a-z\d-]+\.)?push\.apple\.com$/,
];

const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[\w\-./:~%?=&+]{1,1000}$/;

/**
 * Whether an address is one of a browser's push service, else `invalid_subscription`: a server that posted wherever a member
 * says could be sent to its own neighbours. Source: api.md (`invalid_subscription`); the list is ours.
 */
export function isPushEndpoint(address: string): boolean {
  const host = ADDRESS.exec(address)?.[1];
  return host !== undefined && PUSH_SERVICES.some((service) => service.test(host));
}
