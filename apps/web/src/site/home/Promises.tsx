import { Plural, Trans } from '@lingui/react/macro';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Container } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import Drama from 'lucide-react/icons/drama';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { useHasFictional } from '../../kit/formats/use-fictional-warning';
import { promisesOf, type PromiseName } from '../../kit/frame/bars/promises';
import { bandTitle, intro, pointTitle, pointWords, sunkenBand } from './band.css';
import { promise, promiseIcon, promises } from './Promises.css';

/** What the site holds itself to. Each line is a rule of the system, not an intention. */
export function Promises() {
  const { readyPages } = usePage();
  const names = promisesOf(readyPages);
  if (names.length === 0) return null;
  return (
    <section className={sunkenBand} id="safety" aria-labelledby="safety-title">
      <Container>
        <h2 className={bandTitle} id="safety-title">
          <Trans>Honest about everything</Trans>
        </h2>
        <p className={intro}>
          <Trans>
            A dating site should be easy to trust and easy to leave. These are our rules, not promises for
            later.
          </Trans>
        </p>
        <ul className={promises}>
          {names.map((name) => (
            <Rule key={name} {...RULES[name]} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface RuleProps {
  icon: IconGlyph;
  title: ReactNode;
  words: ReactNode;
}

const RULES = {
  photos: {
    icon: ShieldCheck,
    title: <Trans>Photos are protected</Trans>,
    words: (
      <Trans>Location data is removed on upload. Only people you choose ever receive a private photo.</Trans>
    ),
  },
  labels: {
    icon: Drama,
    title: <LabelsTitle />,
    words: <LabelsWords />,
  },
  blocking: {
    icon: Ban,
    title: <Trans>Blocking works at once</Trans>,
    words: <Trans>Block someone and you disappear for each other, everywhere on the site.</Trans>,
  },
  refunds: { icon: Undo2, title: <Trans>Get unused credits refunded</Trans>, words: <RefundWords /> },
  invisible: {
    icon: EyeOff,
    title: <Trans>Be invisible</Trans>,
    words: (
      <Trans>
        Hide from search and hide when you were last active with one switch. Open conversations stay.
      </Trans>
    ),
  },
  leaving: {
    icon: LogOut,
    title: <Trans>Leaving is one screen</Trans>,
    words: <Trans>Delete your account in the settings, in one step.</Trans>,
  },
} as const satisfies Record<PromiseName, RuleProps>;

function LabelsTitle() {
  return useHasFictional() ? (
    <Trans>Fictional profiles are labelled</Trans>
  ) : (
    <Trans>No fictional profiles</Trans>
  );
}

function LabelsWords() {
  const { name } = usePage().settings;
  return useHasFictional() ? (
    <Trans>The label is on every card, chat and mail.</Trans>
  ) : (
    <Trans>
      There are no fictional profiles on <span translate="no">{name}</span>.
    </Trans>
  );
}

function RefundWords() {
  const { refund_days: days } = usePage().settings;
  return (
    <Trans>
      Return them within <Plural value={days} one="# day" other="# days" /> and get your money back to your
      original payment method.
    </Trans>
  );
}

function Rule({ icon, title, words }: RuleProps) {
  return (
    <li className={promise}>
      <span className={promiseIcon}>
        <Icon of={icon} size="large" />
      </span>
      <h3 className={pointTitle}>{title}</h3>
      <p className={pointWords}>{words}</p>
    </li>
  );
}
