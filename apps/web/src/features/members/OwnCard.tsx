import { Trans } from '@lingui/react/macro';
import { Avatar } from '@vela/ui/Avatar';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { countryName } from '@vela/ui/option-text';
import { useId } from 'react';
import { usePage } from '../../shell/page';
import { person, personWords } from './Members.css';

/** A member as others see them. */
export function OwnCard({ region }: { region: string | null }) {
  const headingId = useId();
  const { user, settings } = usePage();
  const profile = user?.profile;
  if (!profile) return null;
  const photo = profile.main_image?.thumb_filename;
  return (
    <Card as="section" aria-labelledby={headingId} padding="roomy">
      <div className={person}>
        <Heading level={2} size="label" id={headingId}>
          <Trans>This is how others see you</Trans>
        </Heading>
        <Avatar name={profile.name} src={photo ? settings.cdn_prefix + photo : null} size="huge" />
        <div className={personWords}>
          <Text size="section" weight="bold">
            {profile.name}, {profile.age}
          </Text>
          <Place country={profile.country} region={region} />
        </div>
        {profile.about && <Text tone="muted">{profile.about}</Text>}
      </div>
    </Card>
  );
}

function Place({ country, region }: { country: string; region: string | null }) {
  const { locale } = usePage();
  const land = countryName(country, locale);
  return (
    <Text size="label" tone="muted">
      {region === null ? land : `${region}, ${land}`}
    </Text>
  );
}
