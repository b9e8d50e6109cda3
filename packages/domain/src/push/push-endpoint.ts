/** The hosts of the browsers' own push services. */
export type PushServices = readonly RegExp[];

const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[\w\-./:~%?=&+]{1,1000}$/;

/**
 * Whether an address is one of a browser's push service, else `invalid_subscription`: a server that posted wherever a member
 * says could be sent to its own neighbours. Source: api.md (`invalid_subscription`).
 */
export function isPushEndpoint(address: string, services: PushServices): boolean {
  const host = ADDRESS.exec(address)?.[1];
  return host !== undefined && services.some((service) => service.test(host));
}
