/** What became of a push message: the browser's service took it, knows the subscription no more, or gave no good answer. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** Brings empty push messages to browsers. */
export interface PushAdapter {
  /** `endpoint` is the address of a push service. Never throws. */
  send(endpoint: string): Promise<PushResult>;
}
