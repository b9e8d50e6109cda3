/** Something of an account's past, to be done when its time comes. */
export interface Happening {
  at: Date;
  happen: () => Promise<void>;
}
