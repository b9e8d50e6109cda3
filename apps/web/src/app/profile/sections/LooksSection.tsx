import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { Field } from '@vela/ui/Field';
import { FACT_NAMES, FACT_TEXTS } from '@vela/ui/option-text';
import { factFields, longestFact } from '../../../kit/formats/FactFields.css';
import { OptionSelect, SectionCard, useSection } from '../section';

const TATTOO_TEXTS = { yes: msg`Yes`, no: msg`No` };

/** Facts with a few answers each; none of them has to be given. */
export function LooksSection({ profile }: { profile: OwnProfile }) {
  const { i18n } = useLingui();
  const section = useSection({
    name: 'looks',
    fields: ['relationship_status', 'body_type', 'hair_color', 'eye_color', 'tattoos'],
    profile,
  });
  const { values, change, error } = section;
  const tattoos = values.tattoos === null ? null : values.tattoos ? 'yes' : 'no';
  return (
    <SectionCard
      section={section}
      title={<Trans>Facts about me</Trans>}
      lead={<Trans>Skip anything you’d rather not share.</Trans>}
    >
      <div className={factFields}>
        <div className={longestFact}>
          <Field label={i18n._(FACT_NAMES.relationship_status)} error={error('relationship_status')}>
            <OptionSelect
              name="relationship_status"
              texts={FACT_TEXTS.relationship_status}
              value={values.relationship_status}
              onChange={(answer) => change({ relationship_status: answer })}
            />
          </Field>
        </div>
        <Field label={i18n._(FACT_NAMES.body_type)} error={error('body_type')}>
          <OptionSelect
            name="body_type"
            texts={FACT_TEXTS.body_type}
            value={values.body_type}
            onChange={(answer) => change({ body_type: answer })}
          />
        </Field>
        <Field label={i18n._(FACT_NAMES.hair_color)} error={error('hair_color')}>
          <OptionSelect
            name="hair_color"
            texts={FACT_TEXTS.hair_color}
            value={values.hair_color}
            onChange={(answer) => change({ hair_color: answer })}
          />
        </Field>
        <Field label={i18n._(FACT_NAMES.eye_color)} error={error('eye_color')}>
          <OptionSelect
            name="eye_color"
            texts={FACT_TEXTS.eye_color}
            value={values.eye_color}
            onChange={(answer) => change({ eye_color: answer })}
          />
        </Field>
        <Field label={i18n._(FACT_NAMES.tattoos)} error={error('tattoos')}>
          <OptionSelect
            name="tattoos"
            texts={TATTOO_TEXTS}
            value={tattoos}
            onChange={(answer) => change({ tattoos: answer && answer === 'yes' })}
          />
        </Field>
      </div>
    </SectionCard>
  );
}
