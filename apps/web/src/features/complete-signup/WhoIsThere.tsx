import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useEffect, useState } from 'react';
import { readFoundMatches, type FoundMatches } from '../../shell/found-matches';
import { tabStore } from '../../shell/storage';

/** How many the sign-up found near the new member, and the way to them. */
export function WhoIsThere({ user: { id, profile } }: { user: Pick<User, 'id' | 'profile'> }) {
  const [found, setFound] = useState<FoundMatches | null>(null);
  useEffect(() => setFound(readFoundMatches(tabStore, id)), [id]);
  if (found === null || profile === null) return null;
  const { country, region } = profile;
  const place = new URLSearchParams({ country, ...(region && { region }) });
  return (
    <Text>
      <HowMany found={found} isRegion={Boolean(region)} />{' '}
      <TextLink href={`/members?${place.toString()}`}>
        <Trans>See who is there</Trans>
      </TextLink>
    </Text>
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
