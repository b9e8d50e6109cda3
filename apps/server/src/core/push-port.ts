/** What became of a push message: the browser's service took it, knows the subscription no more, or gave no good answer. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** Brings empty push messages to browsers. */
export interface PushAdapter {
  /** `endpoint` is the address of a push service, which stores the message for `ttlMs` where its browser is off. Never throws. */
  send(endpoint: string, message: { ttlMs: number }): Promise<PushResult>;
}
