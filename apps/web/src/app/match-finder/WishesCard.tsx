import { Trans, useLingui } from '@lingui/react/macro';
import type { Wishes } from '@vela/contract/entities/wishes';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Dialog } from '@vela/ui/Dialog';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Cake from 'lucide-react/icons/cake';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Shapes from 'lucide-react/icons/shapes';
import UsersRound from 'lucide-react/icons/users-round';
import { useId, useState, type ReactNode } from 'react';
import { withCapital } from '../../kit/formats/with-capital';
import { FormError } from '../../kit/forms/FormError';
import { usePage } from '../../kit/page/page-context';
import { matchFinderPath, wishStepsOf, type WishStep } from './match-finder-search';
import * as styles from './MatchFinder.css';
import { useSaveWishes } from './use-save-wishes';
import { useWishWords } from './use-wish-words';

interface Row {
  step: WishStep;
  icon: IconGlyph;
  name: ReactNode;
  words: string;
}

/** The wishes one by one; each leads to its question. */
function useRows(wishes: Wishes): Row[] {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const words = useWishWords()(wishes);
  const steps = wishStepsOf(settings);
  const place = [words.distance, words.region].filter((part) => part !== null).join(', ');
  const rows: Row[] = [
    { step: 'gender', icon: UsersRound, name: <Trans>I want to meet</Trans>, words: words.gender },
    { step: 'age', icon: Cake, name: <Trans>Age</Trans>, words: words.ages ?? t`any age` },
    { step: 'age', icon: MapPin, name: <Trans>Where</Trans>, words: place === '' ? t`anywhere` : place },
    {
      step: 'interests',
      icon: Shapes,
      name: <Trans>Interests</Trans>,
      words: words.interests ?? t`any interests`,
    },
    {
      step: 'looking-for',
      icon: HeartHandshake,
      name: <Trans>I’m looking for</Trans>,
      words: words.lookingFor ?? t`not said yet`,
    },
    {
      step: 'looking-for',
      icon: ArrowLeftRight,
      name: <Trans>Both ways</Trans>,
      words: wishes.both_ways
        ? t`without people who wouldn’t want to meet me`
        : t`everyone who fits my wishes`,
    },
  ];
  return rows
    .filter(({ step }) => steps.includes(step))
    .map((row) => ({ ...row, words: withCapital(row.words, locale) }));
}

/** What one wishes for, beside those who fit. */
export function WishesCard({ wishes }: { wishes: Wishes }) {
  const titleId = useId();
  const { t } = useLingui();
  return (
    <aside className={styles.side} aria-labelledby={titleId}>
      <Card>
        <div className={styles.wishes}>
          <Heading level={2} size="section" id={titleId}>
            <Trans>Your wishes</Trans>
          </Heading>
          <dl className={styles.rows}>
            {useRows(wishes).map(({ step, icon, name, words }) => (
              <div key={icon.displayName ?? words} className={styles.row}>
                <dt className={styles.rowName}>
                  <Icon of={icon} size="small" />
                  {name}
                </dt>
                <dd className={styles.rowWords}>
                  <a
                    className={styles.rowLink}
                    href={matchFinderPath({ step, isChange: true })}
                    aria-label={t`Change: ${words}`}
                  >
                    {words}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <Text size="label" tone="muted">
            <Trans>
              Nobody else sees them, except what you’re looking for, which is on your profile. Search and the
              swipe game begin with them.
            </Trans>
          </Text>
          <DeleteWishes />
        </div>
      </Card>
    </aside>
  );
}

/** The same in one line, where there is no room beside the list. */
export function WishesBrief({ wishes }: { wishes: Wishes }) {
  const words = useWishWords()(wishes);
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const first = [words.gender, words.ages].filter((part) => part !== null).join(', ');
  const others = [
    words.distance,
    words.region,
    words.interests,
    words.lookingFor,
    wishes.both_ways ? t`both ways` : null,
  ].filter((part) => part !== null);
  return (
    <div className={styles.brief}>
      <Card>
        <div className={styles.briefRow}>
          <p className={styles.briefWords}>
            <strong>{first}</strong>
            <Text as="span" size="label" tone="muted">
              {withCapital(others.join(' · '), locale)}
            </Text>
          </p>
          <ButtonLink
            tone="line"
            size="small"
            href={matchFinderPath({ step: wishStepsOf(settings)[0] ?? null })}
          >
            <Trans>Change</Trans>
          </ButtonLink>
        </div>
        <DeleteWishes />
      </Card>
    </div>
  );
}

function DeleteWishes() {
  const { remove, isSaving, apiError } = useSaveWishes();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className={styles.remove}>
        <Button tone="plain" size="small" onClick={() => setIsAsked(true)}>
          <Trans>Delete my wishes</Trans>
        </Button>
      </p>
      <Dialog
        isOpen={isAsked}
        role="alertdialog"
        title={<Trans>Delete your wishes?</Trans>}
        onClose={() => setIsAsked(false)}
        actions={
          <>
            <Button busy={isSaving} onClick={() => void remove()}>
              <Trans>Delete them</Trans>
            </Button>
            <Button tone="line" onClick={() => setIsAsked(false)}>
              <Trans>Keep them</Trans>
            </Button>
          </>
        }
      >
        <Text tone="muted">
          <Trans>
            The match finder starts over, and search begins with your country again. What your profile says
            you’re looking for stays: you change it on your <TextLink href="/profile">profile</TextLink>.
          </Trans>
        </Text>
        <FormError apiError={apiError} />
      </Dialog>
    </>
  );
}
