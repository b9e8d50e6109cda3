import { Plural, Trans } from '@lingui/react/macro';
import { Container } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { band, bandTitle, pointTitle, pointWords } from './band.css';
import { DeckTile } from './DeckTile';
import { step, steps } from './HowItWorks.css';
import { ProfileTile } from './ProfileTile';
import { TalkTile } from './TalkTile';

export function HowItWorks() {
  const {
    free_conversations: conversations,
    free_messages: messages,
    message_credits: credits,
  } = usePage().settings;
  return (
    <section className={band} id="how" aria-labelledby="how-title">
      <Container>
        <h2 className={bandTitle} id="how-title">
          <Trans>How it works</Trans>
        </h2>
        <ol className={steps}>
          <Step picture={<ProfileTile />} title={<Trans>Show who you are</Trans>}>
            <Trans>
              A photo, where you live, a few interests and some lines in your own words. You choose what
              others see.
            </Trans>
          </Step>
          <Step picture={<DeckTile />} title={<Trans>Find people you’d like to meet</Trans>}>
            <WaysToFind />
          </Step>
          <Step picture={<TalkTile />} title={<Trans>Start a conversation</Trans>}>
            <Trans>
              Your first <Plural value={messages} one="message" other="# messages" />, in up to{' '}
              <Plural value={conversations} one="# conversation" other="# conversations" />, cost nothing.
              After that a message costs <Plural value={credits} one="one credit" other="# credits" />, and
              you always see the price first.
            </Trans>
          </Step>
        </ol>
      </Container>
    </section>
  );
}

function WaysToFind() {
  const { readyPages } = usePage();
  if (!readyPages.includes('match-finder'))
    return <Trans>Search by age, region and interests. A like is free.</Trans>;
  return (
    <Trans>
      Search by age, region and interests, or let the match finder suggest someone. A like is free.
    </Trans>
  );
}

interface StepProps {
  picture: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Step({ picture, title, children }: StepProps) {
  return (
    <li className={step}>
      {picture}
      <h3 className={pointTitle}>{title}</h3>
      <p className={pointWords}>{children}</p>
    </li>
  );
}
