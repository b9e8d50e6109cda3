import { Trans, useLingui } from '@lingui/react/macro';
import { INTERESTS } from '@vela/atlas/interests';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { alphabetically } from '@vela/domain/locale';
import { PROFILE_LIMITS } from '@vela/domain/profile';
import { ChipChoice } from '@vela/ui/Chip';
import { FieldGroup } from '@vela/ui/Field';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { useState } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { chooseInterest, SectionCard, useSection } from '../section';
import { chips } from '../section/chips.css';

/** What the member likes, by its words in their order; those that were chosen before come first, so that they are found. */
export function InterestsSection({ profile }: { profile: OwnProfile }) {
  const { i18n } = useLingui();
  const compare = alphabetically(usePage().locale);
  // What is chosen now stays where it is, under the finger.
  const [first] = useState(profile.interests);
  const interests = INTERESTS.map((key) => ({
    key,
    words: i18n._(INTEREST_TEXTS[key]),
    isFirst: first.includes(key),
  })).toSorted(
    (one, other) => Number(other.isFirst) - Number(one.isFirst) || compare(one.words, other.words),
  );
  const section = useSection({ name: 'interests', fields: ['interests'], profile });
  const { values, change, error } = section;
  const count = values.interests.length;
  const limit = PROFILE_LIMITS.interests;
  return (
    <SectionCard
      id="interests"
      section={section}
      title={<Trans>Interests</Trans>}
      lead={<Trans>Shared interests make it easy to start a conversation.</Trans>}
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
          {interests.map(({ key, words }) => {
            const isChosen = values.interests.includes(key);
            return (
              <ChipChoice
                key={key}
                name="interests"
                value={key}
                icon={INTEREST_ICONS[key]}
                checked={isChosen}
                disabled={!isChosen && count >= limit}
                onChange={({ target }) =>
                  change({ interests: chooseInterest(values.interests, key, target.checked) })
                }
              >
                {words}
              </ChipChoice>
            );
          })}
        </div>
      </FieldGroup>
    </SectionCard>
  );
}
