const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type Transport = (typeof TRANSPORTS)[number];

/** How a browser reaches an authenticator, as far as we know the words: they only help it to find the right one. */
export function transportsOf(names: readonly string[]): Transport[] {
  return TRANSPORTS.filter((transport) => names.includes(transport));
}
