import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { profileSteps, type ProfileStep } from '@vela/domain/profile';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useId, type ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Profile.css';

/** What the member may add next, each with a link to its place; a sentence where nothing is missing. */
export function NextSteps({ profile }: { profile: OwnProfile }) {
  const titleId = useId();
  const { visible_profile_fields: fields = [], visible_profile_notes: notes = [] } = usePage().settings;
  const steps = profileSteps(profile, { fields, notes });
  if (steps.length === 0)
    return (
      <Text tone="muted">
        <Trans>Your profile has all that helps others get to know you.</Trans>
      </Text>
    );
  return (
    <Card as="section" aria-labelledby={titleId} padding="roomy">
      <Stack gap="3">
        <Heading level={2} size="section" id={titleId}>
          <Trans>What helps next</Trans>
        </Heading>
        <ul className={styles.steps}>
          {steps.map((step) => {
            const { place, title, why } = STEPS[step];
            return (
              <li key={step}>
                <TextLink alone href={`#${place}`}>
                  {title}
                </TextLink>
                <Text size="label" tone="muted">
                  {why}
                </Text>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
}

interface Step {
  /** Where on the page it is done. */
  place: 'photos' | 'about' | 'notes' | 'place' | 'interests';
  title: ReactNode;
  why: ReactNode;
}

const STEPS: Record<ProfileStep, Step> = {
  photo: {
    place: 'photos',
    title: <Trans>Add a photo</Trans>,
    why: <Trans>People like to see who writes to them.</Trans>,
  },
  looking_for: {
    place: 'about',
    title: <Trans>Say what you’re looking for</Trans>,
    why: <Trans>Then those who look for the same can find you.</Trans>,
  },
  note: {
    place: 'notes',
    title: <Trans>Finish a sentence</Trans>,
    why: <Trans>It’s the easiest thing for others to write to you about.</Trans>,
  },
  about: {
    place: 'about',
    title: <Trans>Write a few words about yourself</Trans>,
    why: <Trans>Photos show how you look, words show who you are.</Trans>,
  },
  place: {
    place: 'place',
    title: <Trans>Say where you live</Trans>,
    why: <Trans>Then people nearby can find you. Never your address.</Trans>,
  },
  interests: {
    place: 'interests',
    title: <Trans>Choose three interests</Trans>,
    why: <Trans>What you have in common makes the first message easier.</Trans>,
  },
  more_photos: {
    place: 'photos',
    title: <Trans>Add another photo</Trans>,
    why: <Trans>Three photos show more sides of you than one.</Trans>,
  },
};
