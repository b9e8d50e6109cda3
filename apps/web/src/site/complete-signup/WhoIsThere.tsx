import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import { ButtonLink } from '@vela/ui/Button';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { useEffect, useState } from 'react';
import { readFoundMatches, type FoundMatches } from '../../kit/storage/found-matches';
import { tabStore } from '../../kit/storage/safe-store';
import * as styles from './CompleteSignup.css';

interface WhoIsThereProps {
  user: Pick<User, 'id' | 'profile' | 'wishes'>;
  /** Something else is what the new member came for. */
  isSecond: boolean;
}

/** How many the sign-up found for the new member, and the way to them: those wished for, else those of the own place. */
export function WhoIsThere({ user: { id, profile, wishes }, isSecond }: WhoIsThereProps) {
  const [found, setFound] = useState<FoundMatches | null>(null);
  useEffect(() => setFound(readFoundMatches(tabStore, id)), [id]);
  if (profile === null) return null;
  const { country, region } = profile;
  const place = new URLSearchParams({ country, ...(region && { region }) });
  const href = wishes === null ? `/members?${place.toString()}` : '/members';
  return (
    <Stack gap="2">
      <ButtonLink wide tone={isSecond ? 'line' : 'primary'} href={href}>
        <Trans>Browse members</Trans>
      </ButtonLink>
      {/* Only this tab knows the number, once the page is hydrated: its room is reserved before, so nothing moves. */}
      <div className={styles.howMany}>
        {found && (
          <Text size="label" tone="muted">
            {wishes === null ? (
              <HowMany found={found} isRegion={Boolean(region)} />
            ) : (
              <HowManyFit found={found} />
            )}
          </Text>
        )}
      </div>
    </Stack>
  );
}

function HowManyFit({ found: { count, more } }: { found: FoundMatches }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  if (more) return <Trans>More than {number} people you’d like to meet are already here.</Trans>;
  return (
    <Plural
      value={count}
      one="# person you’d like to meet is already here."
      other="# people you’d like to meet are already here."
    />
  );
}

function HowMany({ found: { count, more }, isRegion }: { found: FoundMatches; isRegion: boolean }) {
  const { i18n } = useLingui();
  if (!more) return <Counted count={count} isRegion={isRegion} />;
  const number = i18n.number(count);
  return isRegion ? (
    <Trans>More than {number} people from your region are already here.</Trans>
  ) : (
    <Trans>More than {number} people from your country are already here.</Trans>
  );
}

function Counted({ count, isRegion }: { count: number; isRegion: boolean }) {
  return isRegion ? (
    <Plural
      value={count}
      one="# person from your region is already here."
      other="# people from your region are already here."
    />
  ) : (
    <Plural
      value={count}
      one="# person from your country is already here."
      other="# people from your country are already here."
    />
  );
}
