import { answerConsent } from '@vela/api-client/endpoints/answer-consent';
import { trackingOf, type Consent } from '@vela/domain/landers';
import { COOKIE_LIVES_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { setCookie } from '../cookies';
import { ask } from '../forms/ask';
import { queryOf } from '../routing';
import { forgetTrafficSource, keepTrafficSource } from './traffic-source';

/**
 * Keeps an answer at once, whatever becomes of the network, and has the server log it. What it allows is done from this
 * page on, and what it doesn't is taken back.
 */
export function answer(consent: Exclude<Consent, null>): void {
  setCookie('consent', consent, { maxAgeSeconds: COOKIE_LIVES_MS.consent / SECOND });
  const isAllowed = consent === 'accepted';
  if (isAllowed) keepTrafficSource(trafficSourceHere());
  else forgetTrafficSource();
  void ask((api) => answerConsent(api, { tracking: isAllowed }));
}

function trafficSourceHere() {
  const query = queryOf(location.search);
  return trackingOf((field) => query[field]);
}
