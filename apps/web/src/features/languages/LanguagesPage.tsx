import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageList } from '@vela/ui/LanguageList';
import { LogoLink } from '@vela/ui/Logo';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Stack } from '@vela/ui/layout';
import { FormPage } from '../../shell/forms';
import { useLanguageCountry, usePage } from '../../shell/page';

export interface LanguagesPageProps {
  /** Where a choice leads to. */
  next: string;
}

/** Every language on a page of its own, which needs no script and no menu. */
export function LanguagesPage({ next }: LanguagesPageProps) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  return (
    <FormPage
      title={t`Language`}
      heading={<Trans>Choose your language</Trans>}
      lead={<Trans>Dates, numbers and mails follow it. You can change it at any time.</Trans>}
      isPrivate
    >
      <Stack gap="6">
        <LanguageList current={locale} country={useLanguageCountry()} next={next} />
        <Text size="label">
          <TextLink href={next}>
            <Trans>Back without a change</Trans>
          </TextLink>
        </Text>
        <LogoLink name={settings.name} href="/" />
      </Stack>
    </FormPage>
  );
}
