import { Plural, Trans } from '@lingui/react/macro';
import type { Settings } from '@vela/contract/entities/settings';
import { dateFormat } from '@vela/domain/locale';
import { shownMatchClaim } from '@vela/domain/sites';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Credits.css';

/** The claim of the site, as far as one may be made. */
export function useMatchClaim(): Settings['premium_match_claim'] {
  return shownMatchClaim(usePage().settings.premium_match_claim ?? null);
}

/** That premium members are more likely to match, with the source one tap away; without a source it is not said. */
export function MatchClaim() {
  const { locale } = usePage();
  const claim = useMatchClaim();
  if (!claim) return null;
  const { value: percentage, source, from, sample } = claim;
  // A day without a time: no zone moves it.
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
  return (
    <>
      <Trans>Premium members have a {percentage}% higher chance of finding a match.</Trans>
      <details className={styles.source}>
        <summary className={styles.summary}>
          <Trans>Where this number comes from</Trans>
        </summary>
        {source}{' '}
        <Trans>
          As of {day}: <Plural value={sample} one="# member" other="# members" />.
        </Trans>
      </details>
    </>
  );
}
