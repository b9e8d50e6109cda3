/** The start failed for a reason that the person who starts can mend; `message` is for that person. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
