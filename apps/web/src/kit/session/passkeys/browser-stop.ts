/**
 * Why a browser made or used no passkey: the person cancelled, which a browser doesn't tell from waiting for too long; the device
 * has one for the account; it can't store one; or it failed.
 */
export type BrowserStop = 'cancelled' | 'on_device' | 'unable' | 'failed';

const STOPS: Readonly<Record<string, BrowserStop>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'on_device',
  ConstraintError: 'unable',
  NotSupportedError: 'unable',
  SecurityError: 'unable',
};

/** What an error of the browser means. Source: WebAuthn §5.1.3, §5.1.4. */
export function browserStopOf(error: unknown): BrowserStop {
  return (error instanceof Error ? STOPS[error.name] : undefined) ?? 'failed';
}
