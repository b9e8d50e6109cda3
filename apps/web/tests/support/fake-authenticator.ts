import { onPage, type StoryPageOptions } from './story-page';

/** How the browser of a story answers when it is asked for a passkey: with one, never, or with an error of that name. */
type AuthenticatorAnswer = 'passkey' | 'never' | 'NotAllowedError' | 'InvalidStateError' | 'UnknownError';

const BYTES = new Uint8Array([1, 2, 3, 4]).buffer;

/** Answers what the page asks of authenticators until the story ends; suggestions while typing are never taken. */
function fakeAuthenticator(answer: AuthenticatorAnswer): () => void {
  const credential = {
    id: 'AQIDBA',
    rawId: BYTES,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: BYTES,
      attestationObject: BYTES,
      authenticatorData: BYTES,
      signature: BYTES,
      userHandle: BYTES,
      getTransports: () => ['internal'],
    },
  };
  const ask = (options?: { mediation?: string }) => {
    if (answer === 'never' || options?.mediation === 'conditional') return new Promise<never>(() => {});
    if (answer === 'passkey') return Promise.resolve(credential);
    return Promise.reject(new DOMException('as a browser says it', answer));
  };
  const { credentials } = navigator;
  Object.defineProperty(navigator, 'credentials', { value: { create: ask, get: ask }, configurable: true });
  return () => Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
}

/** A page whose browser has an authenticator that answers so. */
export function withAuthenticator(answer: AuthenticatorAnswer, options: StoryPageOptions) {
  const page = onPage(options);
  return {
    ...page,
    beforeEach: () => {
      const endPage = page.beforeEach();
      const endFake = fakeAuthenticator(answer);
      return () => {
        endFake();
        endPage();
      };
    },
  };
}
