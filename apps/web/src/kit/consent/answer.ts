import { answerConsent } from '@vela/contract/endpoints/answer-consent';
import { keepsTracking, trackingOf, type Consent } from '@vela/domain/landers';
import { setCookie } from '../page/set-cookie';
import type { ApiErrorData } from '../forms/api-result';
import { ask } from '../forms/send/ask';
import { queryOf } from '../page/query';
import { deleteTrafficSource, saveTrafficSource } from './traffic-source';

/**
 * Logs an answer on the server, which sets the cookie that stores it, and does what it allows: consent counts only once it
 * is logged. A rejection deletes at once what was stored, even without a connection. Returns the error where the answer
 * couldn't be logged; else null.
 */
export async function answer(consent: Exclude<Consent, null>): Promise<ApiErrorData | null> {
  const isAllowed = keepsTracking(consent);
  if (!isAllowed) {
    deleteTrafficSource();
    setCookie('consent', null);
  }
  const outcome = await ask((api) => api.call(answerConsent, { tracking: isAllowed }));
  if (!outcome.ok) return outcome.apiError;
  if (isAllowed) saveTrafficSource(trafficSourceHere());
  return null;
}

function trafficSourceHere() {
  const query = queryOf(location.search);
  return trackingOf((field) => query[field]);
}
