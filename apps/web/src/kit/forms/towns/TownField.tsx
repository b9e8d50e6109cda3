import { Trans } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { isCountry } from '@vela/domain/locale';
import type { DistanceBasis, WrittenPlace } from '@vela/domain/places';
import { Combobox } from '@vela/ui/Combobox';
import { Field } from '@vela/ui/Field';
import { useState, type ReactNode, useEffect } from 'react';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { useAfterPress } from '../use-after-press';

interface TownFieldProps {
  country: string;
  /** Empty for none. */
  region: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((town: string) => void) | undefined;
  hint?: ReactNode;
  error: string | undefined;
}

/**
 * The field for a member's town: it accepts any town and suggests the larger ones. An unknown town shows an
 * error when the field is left.
 */
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
  region: <Trans>We don’t know this town, so we measure distances from the centre of your region.</Trans>,
  nothing: <Trans>We don’t know this town. Choose your region too, so you can search by distance.</Trans>,
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

/** What distances count from there; null while that is not known, as for what is still being written. */
function useDistanceBasis(place: WrittenPlace | null): DistanceBasis | null {
  const key = place === null ? '' : JSON.stringify(place);
  const [known, setKnown] = useState<{ key: string; basis: DistanceBasis } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const find = async () => {
      const [rules, atlas] = await Promise.all([
        tryToLoad(() => import('@vela/domain/places')),
        tryToLoad(() => import('@vela/atlas/places')),
      ]);
      // Only a note depends on it.
      if (!isWanted || !rules || !atlas) return;
      setKnown({ key, basis: rules.distanceBasis(JSON.parse(key) as WrittenPlace, atlas.PLACES) });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [key]);
  return known?.key === key ? known.basis : null;
}
