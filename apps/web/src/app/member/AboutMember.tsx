import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isInterest } from '@vela/atlas/interests';
import type { Profile } from '@vela/contract/entities/profile';
import { Chip } from '@vela/ui/Chip';
import { FactList } from '@vela/ui/FactList';
import { Heading } from '@vela/ui/Heading';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Member.css';
import { useFacts } from './use-facts';

/** What a member says about itself; a part that was left empty isn't there. */
export function AboutMember({ profile }: { profile: Profile }) {
  const facts = useFacts(profile);
  return (
    <>
      {profile.about && (
        <Section title={<Trans>About me</Trans>}>
          <p className={styles.prose}>{profile.about}</p>
        </Section>
      )}
      {profile.reason && (
        <Section title={<Trans>Why I’m here</Trans>}>
          <p className={styles.prose}>{profile.reason}</p>
        </Section>
      )}
      {profile.interests.length > 0 && <Interests interests={profile.interests} />}
      {facts.length > 0 && (
        <Section title={<Trans>Facts</Trans>}>
          <FactList areBrief facts={facts} />
        </Section>
      )}
    </>
  );
}

/** Those that both have come first. */
function Interests({ interests }: { interests: readonly string[] }) {
  const { i18n } = useLingui();
  const { user } = usePage();
  const own = user?.profile?.interests ?? [];
  const known = interests.filter(isInterest);
  const shared = known.filter((key) => own.includes(key));
  const ordered = [...new Set([...shared, ...known])];
  return (
    <Section title={<Trans>Interests</Trans>}>
      {shared.length > 0 && (
        <Text size="label" tone="muted">
          <Plural value={shared.length} one="# interest in common" other="# interests in common" />
        </Text>
      )}
      <ul className={styles.chips}>
        {ordered.map((key) => (
          <li key={key}>
            <Chip icon={INTEREST_ICONS[key]} shared={shared.includes(key)}>
              {i18n._(INTEREST_TEXTS[key])}
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading level={2} size="section" id={headingId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
