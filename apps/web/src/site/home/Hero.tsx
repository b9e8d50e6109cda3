import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container } from '@vela/ui/layout';
import { PhotoPile } from '@vela/ui/PhotoPile';
import { Text } from '@vela/ui/Text';
import { Suspense } from 'react';
import { usePage } from '../../kit/page/page-context';
import { portrait } from '../../kit/join/portraits/portraits';
import { EntryForm } from './EntryForm';
import { AUDIENCES } from './audiences';
import { nichePortraits } from './niche-portraits';
import { copy, grid, hero, lead, pile, underHeading } from './Hero.css';
import { Sentences } from './Sentences';

export function Hero({ looksAround }: { looksAround: boolean }) {
  const { i18n } = useLingui();
  const { niche } = usePage().settings;
  const audience = AUDIENCES[niche];
  const photos = nichePortraits(niche).pile.map((names) => names.map(portrait));
  return (
    <section className={hero}>
      <Container>
        <div className={grid}>
          <div className={copy}>
            <div>
              <Heading level={1} size="hero">
                <Trans component={Sentences}>
                  Take your time.
                  <br />
                  Meet someone real.
                </Trans>
              </Heading>
              {audience && (
                <p className={underHeading}>
                  <strong>{i18n._(audience)}</strong>
                </p>
              )}
            </div>
            <p className={lead[audience ? 'second' : 'alone']}>
              <Trans>
                Dating and chat at your own pace. Read profiles, start real conversations, and pay only for
                the messages you send.
              </Trans>
            </p>
            <EntryForm looksAround={looksAround} />
            {/* It includes the pile, which is hidden from screen readers, too. */}
            <div aria-hidden="true">
              <Text size="stamp" tone="muted">
                <Trans>Drawn for this page. Nobody here is a member.</Trans>
              </Text>
            </div>
          </div>
          <div className={pile}>
            {/* Wakes after the form, like what comes below. */}
            <Suspense>
              <PhotoPile photos={photos} sizes="(min-width: 992px) 11.5rem, 5.5rem" />
            </Suspense>
          </div>
        </div>
      </Container>
    </section>
  );
}
