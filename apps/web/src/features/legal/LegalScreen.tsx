import { Trans } from '@lingui/react/macro';
import { LOCALE_TABLE } from '@vela/domain/locale';
import { contentNotes, termsDate } from '@vela/domain/sites';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { Container, Stack } from '@vela/ui/layout';
import type { LegalSection } from '../../content/legal-page';
import { usePage } from '../../shell/page';
import { usePageName } from '../../shell/routing';
import { Screen } from '../../shell/screen';
import * as styles from './LegalScreen.css';
import type { LegalData } from './load-legal-page';

/** A legal text, with its parts at hand. */
export function LegalScreen({ text }: LegalData) {
  const { locale } = usePage();
  const name = usePageName();
  const notes = name === null ? [] : contentNotes(name, locale);
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
              <LastChange />
              {notes.includes('age_and_entry') && <AgeAndEntry />}
            </Stack>
            {text.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            {notes.includes('us_footer') && <ForTheUnitedStates />}
          </article>
          <Contents sections={text.sections} />
        </div>
      </Container>
    </Screen>
  );
}

/** For whom the site is, on every page of text about it (product.md §1). */
function AgeAndEntry() {
  const { min_age: minAge } = usePage().settings;
  return (
    <Text as="strong">
      <Trans>Only for adults aged {minAge} and over. Who is younger may not enter this site.</Trans>
    </Text>
  );
}

/** What the law of several states has a dating site say; it stands below a text in English. */
function ForTheUnitedStates() {
  const { name } = usePage().settings;
  return (
    <footer>
      <Text size="label" tone="muted">
        <Trans>
          For members in the United States: {name} does not run criminal background checks on its members.
          Meet in a public place, and tell someone where you go.
        </Trans>
      </Text>
    </footer>
  );
}

function LastChange() {
  const { locale, settings } = usePage();
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[locale].dateLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const date = format.format(termsDate(new Date(settings.company.added)));
  return (
    <Text size="label" tone="muted">
      <Trans>In force since {date}</Trans>
    </Text>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
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

function Section({ section: { id, heading, paragraphs, list } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <Heading level={2} size="section" id={`${id}-heading`}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
