import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { WholeWords } from '@vela/ui/WholeWords';
import { Container, VisuallyHidden } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { Frame, SignupCard, useLander } from '../../frame';
import * as styles from './Gallery.css';
import { HERO_WORDS } from './hero-words';
import { Wall } from './Wall';

/** A wall of drawn portraits beside the way in. */
export function Gallery() {
  const { niche } = useLander();
  const { title, lead } = HERO_WORDS[niche];
  return (
    <Frame>
      <section className={styles.hero}>
        <Container>
          <div className={styles.grid}>
            <div className={styles.copy}>
              <div>
                <Heading level={1} size="hero">
                  {title}
                </Heading>
                <p className={styles.lead}>{lead}</p>
              </div>
              <SignupCard />
            </div>
            <Wall niche={niche} />
          </div>
        </Container>
      </section>
      <Points />
    </Frame>
  );
}

/** What holds on every site, whatever its settings are. */
function Points() {
  return (
    <section className={styles.band} aria-labelledby="points-title">
      <Container>
        <h2 id="points-title">
          <VisuallyHidden>
            <Trans>What you can count on</Trans>
          </VisuallyHidden>
        </h2>
        <ul className={styles.points}>
          <Point icon={Gift} title={<Trans>Free to join</Trans>}>
            <Trans>A profile, looking around and likes cost nothing.</Trans>
          </Point>
          <Point icon={ReceiptText} title={<Trans>No subscription</Trans>}>
            <Trans>
              Messages are paid with credits. You see the price before you send, and nothing renews itself.
            </Trans>
          </Point>
          <Point icon={Ban} title={<Trans>Blocking works at once</Trans>}>
            <Trans>Block someone and you disappear for each other, everywhere on the site.</Trans>
          </Point>
        </ul>
      </Container>
    </section>
  );
}

function Point({ icon, title, children }: { icon: IconGlyph; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span className={styles.pointIcon}>
        <Icon of={icon} />
      </span>
      <h3 className={styles.pointTitle}>{title}</h3>
      <p className={styles.pointWords}>
        <WholeWords>{children}</WholeWords>
      </p>
    </li>
  );
}
