import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { alphabetically, LANGUAGES, languageName, LOCALES, type Language } from '@vela/domain/locale';
import { PROFILE_LIMITS } from '@vela/domain/profile';
import { Button } from '@vela/ui/Button';
import { ChipChoice } from '@vela/ui/Chip';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Stack } from '@vela/ui/layout';
import { Select } from '@vela/ui/Select';
import { useState } from 'react';
import { withCapital } from '../../../kit/formats/with-capital';
import { usePage } from '../../../kit/page/page-context';
import { SectionCard, useSection } from '../section';
import { chips } from '../section/chips.css';

/** The languages that the member speaks: those that sites are shown in to tick, and a list of others to add from. */
export function LanguagesSection({ profile }: { profile: OwnProfile }) {
  const { settings } = usePage();
  const section = useSection({ name: 'languages', fields: ['languages'], profile });
  const spoken = section.values.languages ?? [];
  const { ticked, others, addTicked } = useChoices(profile.languages ?? [], spoken);
  const isOffered = settings.visible_profile_fields?.includes('languages') === true;
  if (!isOffered && (profile.languages ?? []).length === 0) return null;
  const count = spoken.length;
  const limit = PROFILE_LIMITS.languages;
  const isFull = count >= limit;
  const change = (next: Language[]) => section.change({ languages: next.length === 0 ? null : next });
  return (
    <SectionCard
      id="languages"
      section={section}
      title={<Trans>Languages I speak</Trans>}
      lead={<Trans>They are on your profile, so that others know which language to write to you in.</Trans>}
    >
      <FieldGroup
        label={
          <Trans>
            {count} of {limit} chosen
          </Trans>
        }
        error={section.error('languages')}
      >
        <div className={chips}>
          {ticked.map(({ language, name }) => {
            const isSpoken = spoken.includes(language);
            return (
              <ChipChoice
                key={language}
                name="languages"
                value={language}
                checked={isSpoken}
                disabled={!isSpoken && isFull}
                onChange={() =>
                  change(isSpoken ? spoken.filter((one) => one !== language) : [...spoken, language])
                }
              >
                {name}
              </ChipChoice>
            );
          })}
        </div>
      </FieldGroup>
      {!isFull && (
        <AddLanguage
          others={others}
          onAdd={(language) => {
            addTicked(language);
            change([...spoken, language]);
          }}
        />
      )}
    </SectionCard>
  );
}

interface AddLanguageProps {
  others: readonly Choice[];
  onAdd: (language: Language) => void;
}

/** A language is added by its button: the arrow keys change what is chosen in the list. */
function AddLanguage({ others, onAdd }: AddLanguageProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState('');
  const found = others.find(({ language }) => language === chosen);
  return (
    <Stack gap="3">
      <Field label={<Trans>Another language</Trans>} optional>
        <Select
          name="another_language"
          value={found?.language ?? ''}
          placeholder={t`Choose`}
          options={others.map(({ language, name }) => ({ value: language, label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      <div>
        <Button
          tone="line"
          size="small"
          resting={!found}
          onClick={() => {
            if (found) onAdd(found.language);
          }}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
    </Stack>
  );
}

interface Choice {
  language: Language;
  name: string;
}

/** What can be ticked, which stays where it is under the finger, and what can be added to it. */
function useChoices(saved: readonly Language[], spoken: readonly Language[]) {
  const { locale } = usePage();
  const [first, setFirst] = useState<readonly Language[]>(() => [...new Set([...saved, ...LOCALES])]);
  // A draft may hold one that was added before.
  const ticked = [...new Set([...first, ...spoken])];
  const choiceOf = (language: Language): Choice => ({
    language,
    name: withCapital(languageName(language, locale), locale),
  });
  const compare = alphabetically(locale);
  return {
    ticked: ticked.map(choiceOf),
    others: LANGUAGES.filter((language) => !ticked.includes(language))
      .map(choiceOf)
      .toSorted((one, other) => compare(one.name, other.name)),
    addTicked: (language: Language) => setFirst([...ticked, language]),
  };
}
