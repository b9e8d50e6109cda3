import { ERROR_STATUS, isErrorCode } from '../errors';

/** What the input alone shows. Source: api.md, Conventions. */
const OF_THE_INPUT: readonly number[] = [400, 413, 415];

/** Whether the same picture would be rejected for a code again, however often it is sent. */
export function isFinalForPhoto(code: string): boolean {
  return isErrorCode(code) && OF_THE_INPUT.includes(ERROR_STATUS[code]);
}
