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
import { offersIntimate } from '../../../kit/page/intimate-interests';
import { usePage } from '../../../kit/page/page-context';
import { OptionSelect, SectionCard, useSection } from '../section';
import { Agreement, Lead, Title } from './IdentityTexts';
import { IntimateField } from './IntimateField';

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
  const page = usePage();
  const { user, settings } = page;
  const isIntimate = offersIntimate(page);
  const isDescribed = asksGenderIdentity(settings.niche);
  const isNeeded = needsSpecialCategories(settings.niche);
  const section = useSection({
    name: 'identity',
    fields: [
      'sexuality',
      ...(isDescribed ? (['gender_identity'] as const) : []),
      ...(isIntimate ? (['intimate_interests'] as const) : []),
    ],
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
      title={<Title isDescribed={isDescribed} isIntimate={isIntimate} />}
      lead={<Lead isDescribed={isDescribed} isIntimate={isIntimate} />}
    >
      <Checkbox
        name="special_categories"
        checked={isAllowed}
        onChange={({ target }) => void allow(target.checked)}
      >
        <Agreement isDescribed={isDescribed} isIntimate={isIntimate} isNeeded={isNeeded} />
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
      {isAllowed && isIntimate && (
        <IntimateField
          chosen={values.intimate_interests ?? []}
          error={error('intimate_interests')}
          onChange={(chosen) => change({ intimate_interests: chosen.length === 0 ? null : chosen })}
        />
      )}
    </SectionCard>
  );
}
