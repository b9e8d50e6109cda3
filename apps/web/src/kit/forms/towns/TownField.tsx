import { Trans } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { isCountry } from '@vela/domain/locale';
import type { DistanceBasis } from '@vela/domain/places';
import { Combobox } from '@vela/ui/Combobox';
import { Field } from '@vela/ui/Field';
import { useState, type ReactNode } from 'react';
import { useAfterPress } from '../use-after-press';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { useDistanceBasis } from './use-distance-basis';

interface TownFieldProps {
  country: string;
  /** Empty for none. */
  region: string;
  /** What it begins with, where nothing else keeps it. */
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((town: string) => void) | undefined;
  hint?: ReactNode;
  error: string | undefined;
}

/** Where someone lives: any town, the larger ones suggested. One that isn't known says so when it was left. */
export function TownField({ country, region, defaultValue, value, onChange, hint, error }: TownFieldProps) {
  const afterPress = useAfterPress();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const town = isLeft ? (value ?? typed).trim() : '';
  const basis = useDistanceBasis(town === '' || !isCountry(country) ? null : { country, region, city: town });
  return (
    <Field
      label={<Trans>City</Trans>}
      optional
      hint={hint}
      error={error}
      note={basis === null ? undefined : NOTES[basis]}
    >
      <Combobox
        name="city"
        autoComplete="address-level2"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={FIELD_LIMITS.city.max}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsLeft(false);
          onChange?.(target.value);
        }}
        onBlur={() => afterPress(() => setIsLeft(true))}
        suggest={(text) => townsOf(country, text)}
      />
    </Field>
  );
}

const NOTES = {
  city: undefined,
  region: <Trans>We don’t know this town by name, so distances count from the middle of your region.</Trans>,
  nothing: (
    <Trans>
      We don’t know this town by name. Choose your region as well, so that you can search by distance.
    </Trans>
  ),
} as const satisfies Record<DistanceBasis, ReactNode>;

/** The table comes when someone writes in the field. */
async function townsOf(country: string, text: string): Promise<readonly string[]> {
  if (!isCountry(country)) return [];
  const [suggesting, atlas] = await Promise.all([
    tryToLoad(() => import('./suggest-towns')),
    tryToLoad(() => import('@vela/atlas/towns')),
  ]);
  return suggesting && atlas ? suggesting.suggestTowns(text, atlas.TOWNS[country]) : [];
}
