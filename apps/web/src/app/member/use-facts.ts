import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import type { Fact } from '@vela/ui/FactList';
import { FACT_NAMES, FACT_TEXTS } from '@vela/ui/option-text';
import { usePlaceWords } from '../../kit/formats/use-place-words';

/** The closed answers of a profile, as far as they were given. */
export function useFacts(profile: Profile): Fact[] {
  const { t, i18n } = useLingui();
  const placeWords = usePlaceWords();
  const { relationship_status: relationship, hair_color: hair, body_type: body, eye_color: eyes } = profile;
  const facts: (Fact | false)[] = [
    { key: 'place', name: t`Lives in`, value: placeWords(profile) },
    profile.gender_identity !== undefined && {
      key: 'gender_identity',
      name: i18n._(FACT_NAMES.gender_identity),
      value: profile.gender_identity,
    },
    relationship !== undefined && {
      key: 'relationship',
      name: i18n._(FACT_NAMES.relationship_status),
      value: i18n._(FACT_TEXTS.relationship_status[relationship]),
    },
    body !== undefined && {
      key: 'body',
      name: i18n._(FACT_NAMES.body_type),
      value: i18n._(FACT_TEXTS.body_type[body]),
    },
    hair !== undefined && {
      key: 'hair',
      name: i18n._(FACT_NAMES.hair_color),
      value: i18n._(FACT_TEXTS.hair_color[hair]),
    },
    eyes !== undefined && {
      key: 'eyes',
      name: i18n._(FACT_NAMES.eye_color),
      value: i18n._(FACT_TEXTS.eye_color[eyes]),
    },
    profile.tattoos !== undefined && {
      key: 'tattoos',
      name: i18n._(FACT_NAMES.tattoos),
      value: profile.tattoos ? t`Yes` : t`No`,
    },
  ];
  return facts.filter((fact) => fact !== false);
}
