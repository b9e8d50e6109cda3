import type { ResultOf } from '@vela/contract/registry';
import { loadApi } from '../../kit/page/load-api';
import type { RouteInput } from '../../kit/page/route-input';

export interface CompleteSignupData {
  /** What waits for the confirmation; `null` where that can't be had. */
  waiting: ResultOf<'listWaiting'> | null;
}

/** Loads what others get once the address is confirmed. */
export async function loadCompleteSignup(input: RouteInput): Promise<CompleteSignupData> {
  return { waiting: await loadApi<ResultOf<'listWaiting'>>(input, '/api/waiting.php') };
}
