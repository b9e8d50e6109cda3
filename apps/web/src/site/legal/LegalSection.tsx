import { useLingui } from '@lingui/react/macro';
import type { FooterPage } from '@vela/domain/navigation';
import { pageOf } from '@vela/domain/pages';
import { FactList } from '@vela/ui/FactList';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { TextLink } from '@vela/ui/TextLink';
import { WholeWords } from '@vela/ui/WholeWords';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Text } from '@vela/ui/Text';
import type {
  LegalContact,
  LegalQuestion,
  LegalSection as SectionData,
  LegalTable,
} from '../../content/legal-page';
import { FOOTER_LABELS } from '../../kit/frame/footer-links';
import { usePage } from '../../kit/page/page-context';
import * as styles from './LegalSection.css';

/** One part of a text, under a heading that an address can lead to. */
export function LegalSection({ section }: { section: SectionData }) {
  const { id, heading, paragraphs, list, questions, table, contacts, letter, links } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <Heading level={2} size="section" id={`${id}-heading`}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <LegalWords key={paragraph}>{paragraph}</LegalWords>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>
              <PressableWords>{item}</PressableWords>
            </li>
          ))}
        </ul>
      )}
      {questions && (
        <div>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </div>
      )}
      {table && <Rows {...table} />}
      {contacts && <Contacts contacts={contacts} />}
      {letter && (
        <div className={styles.letter}>
          {letter.map((line) => (
            <LegalWords key={line}>{line}</LegalWords>
          ))}
        </div>
      )}
      {links && <Ways pages={links} />}
    </section>
  );
}

function Question({ id, question, answer }: LegalQuestion) {
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <span>
          <WholeWords>{question}</WholeWords>
        </span>
        <span className={styles.sign}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      {/* An address that leads into a closed one opens it. */}
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <LegalWords key={paragraph}>{paragraph}</LegalWords>
        ))}
      </div>
    </details>
  );
}

/** A table as a list, which fits a phone: each row under its names, what has no heading of its own first. */
function Rows({ columns, rows }: LegalTable) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name = '', purpose = '', ...more]) => (
        <div key={name} className={styles.row}>
          {name.split(', ').map((one) => (
            <dt key={one} className={styles.name}>
              <code translate="no">{one}</code>
            </dt>
          ))}
          <dd className={styles.cell}>
            <PressableWords>{purpose}</PressableWords>
          </dd>
          {more.map((cell, index) => (
            <dd key={cell} className={styles.more}>
              {columns[index + 2]}: <PressableWords>{cell}</PressableWords>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Contacts({ contacts }: { contacts: readonly LegalContact[] }) {
  const facts = contacts.map(({ name, value, href }) => ({
    key: name,
    name,
    value: href === undefined ? value : <TextLink href={href}>{value}</TextLink>,
  }));
  return <FactList facts={facts} />;
}

function Ways({ pages }: { pages: readonly FooterPage[] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.ways}>
      {pages.map((page) => (
        <TextLink alone key={page} href={pageOf(page).path}>
          {i18n._(FOOTER_LABELS[page])}
        </TextLink>
      ))}
    </div>
  );
}

/** A paragraph, in which the address that the site answers at can be pressed. */
function LegalWords({ children }: { children: string }) {
  return (
    <Text>
      <PressableWords>{children}</PressableWords>
    </Text>
  );
}

/** Shows words with the address as a link, without a paragraph around them, as in a list. */
function PressableWords({ children }: { children: string }) {
  const { support_email: email } = usePage().settings;
  const at = children.indexOf(email);
  if (email === '' || at < 0) return <WholeWords>{children}</WholeWords>;
  return (
    <>
      <WholeWords>{children.slice(0, at)}</WholeWords>
      <TextLink href={`mailto:${email}`} translate="no">
        {email}
      </TextLink>
      <WholeWords>{children.slice(at + email.length)}</WholeWords>
    </>
  );
}
