import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container } from '@vela/ui/layout';
import { PhotoPile } from '@vela/ui/PhotoPile';
import { Suspense } from 'react';
import { usePage } from '../../shell/page';
import { portrait, type PortraitName } from '../../shell/portraits';
import { EntryForm } from './EntryForm';
import { FOR_WHOM } from './for-whom';
import { copy, grid, hero, lead, pile, underHeading } from './Hero.css';
import { Sentences } from './Sentences';

const COLUMNS = [
  ['ingrid', 'kwame', 'sofie', 'mateo'],
  ['farid', 'nadia', 'maarten', 'elif'],
  ['amara', 'jonas', 'linh', 'pieter'],
] as const satisfies readonly (readonly PortraitName[])[];

const PHOTOS = COLUMNS.map((names) => names.map(portrait));

export function Hero({ looksAround }: { looksAround: boolean }) {
  const { i18n } = useLingui();
  const forWhom = FOR_WHOM[usePage().settings.niche];
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
              {forWhom && (
                <p className={underHeading}>
                  <strong>{i18n._(forWhom)}</strong>
                </p>
              )}
            </div>
            <p className={lead[forWhom ? 'second' : 'alone']}>
              <Trans>
                Dating and chat at your own pace. Read a profile, say something true, and pay only when you
                write.
              </Trans>
            </p>
            <EntryForm looksAround={looksAround} />
          </div>
          <div className={pile}>
            {/* Wakes after the form, like what comes below. */}
            <Suspense>
              <PhotoPile photos={PHOTOS} sizes="(min-width: 992px) 11.5rem, 5.5rem" />
            </Suspense>
          </div>
        </div>
      </Container>
    </section>
  );
}
