import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Countdown } from '@vela/ui/Countdown';
import { Icon } from '@vela/ui/Icon';
import { Container } from '@vela/ui/layout';
import { TextLink } from '@vela/ui/TextLink';
import Timer from 'lucide-react/icons/timer';
import { useAlerts } from '../alerts/use-alerts';
import { usePage } from '../../page/page-context';
import { usePageName } from '../../page/use-routing';
import { useTimeText } from '../../formats/use-time-text';
import { useBonusLeft } from './use-bonus-left';
import * as styles from './WelcomeBanner.css';

/** Shows the welcome bonus in the members' area. */
export function WelcomeBanner() {
  const { user } = usePage();
  const bonus = user?.time_bonus;
  const alerts = useAlerts();
  if (!bonus || !alerts.includes('timeBonusBanner')) return null;
  return <Banner {...bonus} />;
}

interface BannerProps {
  percentage: number;
  expires: string;
}

function Banner({ percentage, expires }: BannerProps) {
  const { t } = useLingui();
  const { clock } = useTimeText();
  const page = usePageName();
  const left = useBonusLeft(expires);
  const end = clock(expires);
  // The member may be loaded again a while later: a page that slept past the end shows no expired offer.
  if (left === 0) return null;
  return (
    <aside className={styles.around} aria-label={t`Welcome bonus`}>
      <Container>
        <div className={styles.banner}>
          <span className={styles.mark}>
            <Icon of={Timer} />
          </span>
          <p className={styles.fewWords}>
            <strong>
              <Trans>
                Your welcome bonus: {percentage}% off until {end}
              </Trans>
            </strong>
          </p>
          <p className={styles.words}>
            <strong>
              <Trans>Your welcome bonus: {percentage}% off your first credits.</Trans>
            </strong>{' '}
            <Trans>It ends at {end}.</Trans>
          </p>
          <div className={styles.end}>
            <Countdown seconds={left} size="mark" />
            {/* On that page the packages stand below. */}
            {page !== 'premium' && <WayToPackages />}
          </div>
        </div>
      </Container>
    </aside>
  );
}

function WayToPackages() {
  return (
    <>
      <span className={styles.way}>
        <TextLink href="/credits">
          <Trans>See packages</Trans>
        </TextLink>
      </span>
      <span className={styles.button}>
        <ButtonLink tone="line" size="small" href="/credits">
          <Trans>See packages</Trans>
        </ButtonLink>
      </span>
    </>
  );
}
