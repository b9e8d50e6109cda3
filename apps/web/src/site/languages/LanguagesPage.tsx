import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { LanguageList } from '@vela/ui/LanguageList';
import { LogoLink } from '@vela/ui/Logo';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Container, Stack } from '@vela/ui/layout';
import { homePath, safePath } from '@vela/domain/pages';
import { useLanguageCountry } from '../../kit/page/use-language-country';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { page } from './LanguagesPage.css';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';

export interface LanguagesPageProps {
  /** The address that a choice leads to. */
  next: string;
}

/** Every language on a page of its own, which needs no script and no menu. */
export function LanguagesPage({ next }: LanguagesPageProps) {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  return (
    <Screen title={t`Language`}>
      <Container size="form">
        <div className={page}>
          <Stack gap="6">
            <LogoLink name={settings.name} href="/" />
            <Stack gap="2">
              <Heading level={1}>
                <Trans>Choose your language</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>Dates, numbers and mails follow it. You can change it at any time.</Trans>
              </Text>
            </Stack>
            <LanguageList current={locale} country={useLanguageCountry()} next={next} isAligned />
            <Text size="label">
              <TextLink href={next}>
                <Trans>Back without a change</Trans>
              </TextLink>
            </Text>
          </Stack>
        </div>
      </Container>
    </Screen>
  );
}

export function LanguagesRoute() {
  const { user } = usePage();
  const next = useAddressQuery(nextOf);
  return <LanguagesPage next={next ?? homePath({ isMember: user !== null })} />;
}

/** The page that led here, to go back to in another language. */
function nextOf({ next }: Query): string | null {
  return safePath(next);
}
