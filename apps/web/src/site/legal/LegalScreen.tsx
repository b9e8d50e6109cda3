import { Trans } from '@lingui/react/macro';
import { termsDate } from '@vela/domain/sites';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { Container, Stack } from '@vela/ui/layout';
import type { LegalSection as SectionData } from '../../content/legal-page';
import { PrivacyChoices } from '../../kit/consent/PrivacyChoices';
import { AgeAndEntry } from '../../kit/frame/content-notes/AgeAndEntry';
import { ForTheUnitedStates } from '../../kit/frame/content-notes/ForTheUnitedStates';
import { usePage } from '../../kit/page/page-context';
import { usePageName, useLoaded } from '../../kit/page/use-routing';
import { Screen } from '../../kit/page/Screen';
import { dayText } from '../../kit/formats/day-text';
import { LegalSection } from './LegalSection';
import * as styles from './LegalScreen.css';
import type { LegalData, loadLegalPage } from './load-legal-page';

/** A text about the site, with its parts at hand. */
export function LegalScreen({ text }: LegalData) {
  const name = usePageName();
  return (
    <Screen title={text.title} description={text.lead}>
      <Container>
        <div className={styles.page}>
          <article className={styles.article}>
            <Stack gap="3">
              <Heading level={1}>{text.title}</Heading>
              <Text size="lead" tone="muted">
                {text.lead}
              </Text>
              <InForce />
              <AgeAndEntry />
            </Stack>
            {text.sections.map((section) => (
              <LegalSection key={section.id} section={section} />
            ))}
            {name === 'pages-cookies' && <PrivacyChoices />}
            <ForTheUnitedStates />
          </article>
          <Contents sections={text.sections} />
        </div>
      </Container>
    </Screen>
  );
}

/** Shows the day from which the texts apply that are part of the contract. */
function InForce() {
  const { locale, settings } = usePage();
  const name = usePageName();
  if (name !== 'pages-terms' && name !== 'pages-privacy' && name !== 'pages-return-policy') return null;
  const date = dayText(termsDate(new Date(settings.company.added)), locale);
  return (
    <Text size="label" tone="muted">
      <Trans>In force since {date}</Trans>
    </Text>
  );
}

function Contents({ sections }: { sections: readonly SectionData[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Heading level={2} size="label" id="contents">
        <Trans>On this page</Trans>
      </Heading>
      <ul className={styles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LegalRoute() {
  return <LegalScreen {...useLoaded<typeof loadLegalPage>()} />;
}
