import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import {
  answersTakenBack,
  asksGenderIdentity,
  PROFILE_LIMITS,
  type ProfileOption,
} from '@vela/domain/profile';
import { needsSpecialCategories } from '@vela/domain/sites';
import { Checkbox } from '@vela/ui/Checkbox';
import { Field } from '@vela/ui/Field';
import { Text } from '@vela/ui/Text';
import { TextInput } from '@vela/ui/TextInput';
import { useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { useSend } from '../../../kit/session/use-send';
import { usePage } from '../../../kit/page/page-context';
import { OptionSelect, SectionCard, useSection } from '../section';

const SEXUALITY_TEXTS = {
  hetero: msg({ message: 'Heterosexual', context: 'sexuality' }),
  gay: msg({ message: 'Gay', context: 'sexuality' }),
  lesbian: msg({ message: 'Lesbian', context: 'sexuality' }),
  bi: msg({ message: 'Bisexual', context: 'sexuality' }),
} as const satisfies Record<ProfileOption<'sexuality'>, MessageDescriptor>;

/**
 * The data that the law protects in particular, stored only with a consent of its own. Sexuality is shown to nobody. The
 * description of a member's gender is shown to members, on the sites that ask for it.
 */
export function IdentitySection({ profile }: { profile: OwnProfile }) {
  const { user, settings } = usePage();
  const isDescribed = asksGenderIdentity(settings.niche);
  const isNeeded = needsSpecialCategories(settings.niche);
  const section = useSection({
    name: 'identity',
    fields: isDescribed ? ['sexuality', 'gender_identity'] : ['sexuality'],
    profile,
  });
  const { values, change, error } = section;
  const send = useSend(updateUser);
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(useApi());
  const [isAllowed, setIsAllowed] = useState(user?.consents.special_categories ?? false);
  // Answers are saved once the consent to them is: a save that overtook it would be rejected.
  const [isStoring, setIsStoring] = useState(false);
  const allow = async (special_categories: boolean) => {
    setIsAllowed(special_categories);
    setIsStoring(true);
    const outcome = await send({ consents: { special_categories } });
    setIsStoring(false);
    if (!outcome.ok) return setIsAllowed(!special_categories);
    // The withdrawal deleted the stored data, so none of it stays to be saved again.
    change(answersTakenBack({ special_categories }));
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <SectionCard
      section={section}
      canSave={isAllowed && !isStoring}
      title={isDescribed ? <Trans>Your gender and sexuality</Trans> : <Trans>Private to you</Trans>}
      lead={
        isDescribed ? (
          <Trans>
            These answers are sensitive, so we only save them with your consent. Members see how you describe
            your gender; your sexuality stays private.
          </Trans>
        ) : (
          <Trans>This is sensitive: nobody else sees it, and we only save it with your consent.</Trans>
        )
      }
    >
      <Checkbox
        name="special_categories"
        checked={isAllowed}
        onChange={({ target }) => void allow(target.checked)}
      >
        <Agreement isDescribed={isDescribed} isNeeded={isNeeded} />
      </Checkbox>
      {isAllowed && user?.wishes?.gender && (
        <Text size="label" tone="muted">
          <Trans>The same goes for who you want to meet in the match finder.</Trans>
        </Text>
      )}
      {isAllowed && (
        <Field label={<Trans>Sexuality</Trans>} error={error('sexuality')}>
          <OptionSelect
            name="sexuality"
            texts={SEXUALITY_TEXTS}
            value={values.sexuality}
            onChange={(sexuality) => change({ sexuality })}
          />
        </Field>
      )}
      {isAllowed && isDescribed && (
        <Field
          label={<Trans>How I describe my gender</Trans>}
          optional
          hint={
            <Trans>
              In your own words, such as trans woman, non-binary or simply woman. Members see it on your
              profile.
            </Trans>
          }
          error={error('gender_identity')}
        >
          <TextInput
            name="gender_identity"
            maxLength={PROFILE_LIMITS.gender_identity}
            value={values.gender_identity ?? ''}
            onChange={({ target }) => change({ gender_identity: target.value })}
          />
        </Field>
      )}
    </SectionCard>
  );
}

interface AgreementProps {
  /** Members see one of the answers. */
  isDescribed: boolean;
  /** Without the consent nobody may see the profile at all. */
  isNeeded: boolean;
}

/** What is agreed to, and what a withdrawal deletes. */
function Agreement({ isDescribed, isNeeded }: AgreementProps) {
  if (isDescribed)
    return (
      <Trans>
        I agree that my answers below are kept, and that members see how I describe my gender. I can withdraw
        this at any time; then the answers are deleted, and others no longer see my profile.
      </Trans>
    );
  if (isNeeded)
    return (
      <Trans>
        I agree that my answers below are kept. I can withdraw this at any time; then they are deleted, and
        others no longer see my profile.
      </Trans>
    );
  return (
    <Trans>
      I agree that my answers below are kept. I can withdraw this at any time; then they are deleted.
    </Trans>
  );
}
