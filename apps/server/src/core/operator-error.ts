/** The start or a command failed for a reason that the operator can fix; `message` is shown to the operator. */
export class OperatorError extends Error {
  /** What the process ends with; a mail server that pipes to a command tries again after 75 (`EX_TEMPFAIL`). */
  readonly exitCode: number;

  constructor(message: string, cause?: unknown, exitCode = 1) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.name = 'OperatorError';
  }
}
