import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { WholeWords } from '@vela/ui/WholeWords';
import { Container, VisuallyHidden } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import type { Niche } from '@vela/domain/sites';
import Brush from 'lucide-react/icons/brush';
import { Frame, SignupCard, useLander } from '../../frame';
import * as styles from './Gallery.css';
import { HERO_WORDS } from './hero-words';
import { wallOf } from './portraits';

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

/** How wide a frame is shown: half or a quarter of the wall, which on a desktop is half of the page. */
const SIZES = {
  large: '(min-width: 992px) min(19rem, 24vw), 50vw',
  small: '(min-width: 992px) min(9rem, 12vw), 25vw',
} as const;

/** A gallery of drawn people, and the words that say so. */
function Wall({ niche }: { niche: Niche }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.wall}>
        {wallOf(niche).map(({ name, isLarge, src, srcSet }, place) => (
          <span key={name} className={isLarge ? styles.large : styles.small}>
            <img
              className={styles.picture}
              src={src}
              srcSet={srcSet}
              sizes={isLarge ? SIZES.large : SIZES.small}
              width={600}
              height={750}
              alt=""
              decoding="async"
              {...(place === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <Icon of={Brush} size="small" />
        <span>
          <Trans>Drawn for this page. Nobody here is a member.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
