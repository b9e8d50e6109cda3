import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { asksFor, type SignupMatchGender, type SignupScope } from '@vela/domain/search';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { LinkTabs } from '@vela/ui/LinkTabs';
import { Text } from '@vela/ui/Text';
import Check from 'lucide-react/icons/check';
import { ButtonLink } from '@vela/ui/Button';
import { Inline, Stack } from '@vela/ui/layout';
import { usePage } from '../../kit/page/page-context';
import { useGo } from '../../kit/page/use-routing';
import { PickForm } from './PickForm';
import { signupMatchesPath } from './signup-matches-search';
import * as styles from './SignupMatches.css';
import { useWayOn } from './use-way-on';

interface PicksProps extends ResultOf<'listSignupMatches'> {
  gender: SignupMatchGender | undefined;
  /** Those of the choice before, while others are looked for: they can't be chosen any more. */
  isOld: boolean;
}

/** Members who may suit, each to be ticked; several are liked with one press. */
export function Picks({ matches, scope, liked, gender, isOld }: PicksProps) {
  const { user } = usePage();
  const isWaiting = user !== null && awaitsConfirmation(user.status);
  const { hasAges, ...wished } = useWished();
  const shown = gender ?? wished.gender ?? 'all';
  const toEveryone = signupMatchesPath(wished.gender === null ? {} : { gender: 'all' });
  return (
    <>
      <div className={styles.head}>
        {isWaiting && (
          <p className={styles.ready}>
            <span className={styles.mark}>
              <Icon of={Check} size="small" />
            </span>
            <Trans>Your account is ready</Trans>
          </p>
        )}
        <Heading level={1}>
          {matches.length > 0 ? <Trans>People who may suit you</Trans> : <Trans>Nobody fits yet</Trans>}
        </Heading>
        {matches.length > 0 && (
          <Text tone="muted">
            <Lead scope={scope} hasAges={hasAges} />
          </Text>
        )}
        <GenderTabs gender={shown} toEveryone={toEveryone} />
      </div>
      {matches.length === 0 ? (
        <NoPicks toEveryone={shown === 'all' ? null : toEveryone} isWaiting={isWaiting} />
      ) : (
        <div inert={isOld} aria-busy={isOld}>
          <PickForm key={`${gender ?? ''} ${isOld}`} {...{ matches, liked, gender, isWaiting }} />
        </div>
      )}
    </>
  );
}

/** What the member wished for with the sign-up, as far as the site's members can search for it. */
function useWished() {
  const { user, settings } = usePage();
  const { gender = null, min_age: youngest = null, max_age: oldest = null } = user?.wishes ?? {};
  const { search_fields: fields } = settings;
  return {
    gender: asksFor('gender', fields) ? gender : null,
    hasAges: asksFor('age', fields) && (youngest !== null || oldest !== null),
  };
}

function Lead({ scope, hasAges }: { scope: SignupScope; hasAges: boolean }) {
  if (hasAges && scope === 'near')
    return <Trans>Near you and of the ages you chose. Like as many as you want, or none.</Trans>;
  if (hasAges && scope === 'region')
    return <Trans>From your region and of the ages you chose. Like as many as you want, or none.</Trans>;
  switch (scope) {
    case 'near':
      return <Trans>Near you and about your age. Like as many as you want, or none.</Trans>;
    case 'region':
      return <Trans>From your region and about your age. Like as many as you want, or none.</Trans>;
    case 'country':
      return <Trans>From your country. Like as many as you want, or none.</Trans>;
  }
}

/** It begins with the wished gender. Another choice is stored nowhere: it is part of the address. */
function GenderTabs({ gender, toEveryone }: { gender: SignupMatchGender; toEveryone: string }) {
  const { t } = useLingui();
  const go = useGo();
  const tabOf = (each: SignupMatchGender, label: string) => ({
    href: each === 'all' ? toEveryone : signupMatchesPath({ gender: each }),
    label,
    isCurrent: each === gender,
  });
  return (
    <LinkTabs
      label={t`I want to meet`}
      tabs={[tabOf('all', t`Everyone`), tabOf('female', t`Women`), tabOf('male', t`Men`)]}
      onGo={go}
    />
  );
}

/** Nobody to choose from: the way on, and the ways to more people. */
function NoPicks({ toEveryone, isWaiting }: { toEveryone: string | null; isWaiting: boolean }) {
  const wayOn = useWayOn();
  return (
    <Stack gap="6">
      <Text tone="muted">
        <Trans>
          That says nothing about you. Search wider, or complete your profile for those who join next.
        </Trans>
      </Text>
      <Inline gap="3">
        {isWaiting && (
          <ButtonLink href={wayOn}>
            <Trans>Confirm my e-mail address</Trans>
          </ButtonLink>
        )}
        {toEveryone !== null && (
          <ButtonLink tone="line" href={toEveryone}>
            <Trans>Show everyone</Trans>
          </ButtonLink>
        )}
        <ButtonLink tone="line" href="/members">
          <Trans>Search everywhere</Trans>
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
