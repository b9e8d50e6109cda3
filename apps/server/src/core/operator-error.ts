/** The start or a command failed for a reason that the operator can fix; `message` is shown to the operator. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}
