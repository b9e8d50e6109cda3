/** What a provider sends of its own accord, as it came. */
export interface Webhook {
  /** The body is unchanged to the byte: signatures are made over it. */
  body: string;
  header: (name: string) => string | null;
}

/** A webhook that is not the provider's. */
export class BadSignature extends Error {
  constructor(provider: string) {
    super(`A webhook is not from ${provider}`);
    this.name = 'BadSignature';
  }
}
