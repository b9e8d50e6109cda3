import { Plural, Trans } from '@lingui/react/macro';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Container } from '@vela/ui/layout';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Drama from 'lucide-react/icons/drama';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { usePage } from '../../shell/page';
import { bandTitle, intro, pointTitle, pointWords, sunkenBand } from './band.css';
import { promise, promiseIcon, promises } from './Promises.css';

/** What the site holds itself to. Each line is a rule of the system, not an intention. */
export function Promises() {
  const { refund_days: days } = usePage().settings;
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
          <Rule icon={BadgeCheck} title={<Trans>Photos are checked</Trans>}>
            <Trans>
              Each new photo is looked at before others see it. Location data is removed on upload.
            </Trans>
          </Rule>
          <Rule icon={Drama} title={<Trans>Fictional profiles are labelled</Trans>}>
            <Trans>Where a site has them, the label is on every card, chat and mail.</Trans>
          </Rule>
          <Rule icon={Ban} title={<Trans>Blocking works at once</Trans>}>
            <Trans>Block someone and you disappear for each other, everywhere on the site.</Trans>
          </Rule>
          <Rule icon={Undo2} title={<Trans>Unused credits go back</Trans>}>
            <Trans>
              Return them within <Plural value={days} one="# day" other="# days" />. The money goes back the
              way you paid.
            </Trans>
          </Rule>
          <Rule icon={EyeOff} title={<Trans>Be invisible</Trans>}>
            <Trans>Hide from search and last-seen with one switch. Open conversations stay.</Trans>
          </Rule>
          <Rule icon={LogOut} title={<Trans>Leaving is one screen</Trans>}>
            <Trans>
              Delete your account in the settings. An offer to stay never stands in front of the button.
            </Trans>
          </Rule>
        </ul>
      </Container>
    </section>
  );
}

interface RuleProps {
  icon: IconGlyph;
  title: ReactNode;
  children: ReactNode;
}

function Rule({ icon, title, children }: RuleProps) {
  return (
    <li className={promise}>
      <span className={promiseIcon}>
        <Icon of={icon} size="large" />
      </span>
      <h3 className={pointTitle}>{title}</h3>
      <p className={pointWords}>{children}</p>
    </li>
  );
}
