import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { countryName } from '@vela/domain/locale';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../shell/page';

/** Whom one looks at, in words. */
export function LookAroundHeading({ filters }: { filters: SearchFilters }) {
  const { gender, country, minAge, maxAge } = filters;
  const { locale } = usePage();
  const ages = useAgeWords(minAge, maxAge);
  const wishes = [country && countryName(country, locale), ages].filter(Boolean).join(' · ');
  return (
    <Stack gap="1">
      <Heading level={1} size="page">
        {gender === undefined && <Trans>Women and men</Trans>}
        {gender === 'female' && <Trans>Women</Trans>}
        {gender === 'male' && <Trans>Men</Trans>}
      </Heading>
      <Text size="label" tone="muted">
        {wishes === '' ? <Trans>Of all ages, everywhere</Trans> : wishes}
      </Text>
    </Stack>
  );
}

function useAgeWords(from?: number, to?: number): string | null {
  const { t } = useLingui();
  if (from === undefined) return to === undefined ? null : t`up to ${to} years`;
  return to === undefined ? t`from ${from} years` : t`${from} to ${to} years`;
}
