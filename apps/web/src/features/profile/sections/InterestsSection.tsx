import { Trans, useLingui } from '@lingui/react/macro';
import { INTERESTS } from '@vela/atlas/interests';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { PROFILE_LIMITS } from '@vela/domain/profile';
import { ChipChoice } from '@vela/ui/Chip';
import { FieldGroup } from '@vela/ui/Field';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { chooseInterest, SectionCard, useSection } from '../section';
import { chips } from '../Profile.css';

/** What the member likes; a shared one is the easiest beginning of a conversation. */
export function InterestsSection({ profile }: { profile: OwnProfile }) {
  const { i18n } = useLingui();
  const section = useSection({ name: 'interests', fields: ['interests'], profile });
  const { values, change, error } = section;
  const count = values.interests.length;
  const limit = PROFILE_LIMITS.interests;
  return (
    <SectionCard
      section={section}
      title={<Trans>Interests</Trans>}
      lead={<Trans>What you have in common is the easiest way to begin.</Trans>}
    >
      <FieldGroup
        label={
          <Trans>
            {count} of {limit} chosen
          </Trans>
        }
        error={error('interests')}
      >
        <div className={chips}>
          {INTERESTS.map((interest) => {
            const isChosen = values.interests.includes(interest);
            return (
              <ChipChoice
                key={interest}
                name="interests"
                value={interest}
                icon={INTEREST_ICONS[interest]}
                checked={isChosen}
                disabled={!isChosen && count >= limit}
                onChange={({ target }) =>
                  change({ interests: chooseInterest(values.interests, interest, target.checked) })
                }
              >
                {i18n._(INTEREST_TEXTS[interest])}
              </ChipChoice>
            );
          })}
        </div>
      </FieldGroup>
    </SectionCard>
  );
}
