import { Plural, Trans } from '@lingui/react/macro';
import { Container } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Icon } from '@vela/ui/Icon';
import Heart from 'lucide-react/icons/heart';
import { usePage } from '../../kit/page/page-context';
import { band, bandTitle, pointTitle, pointWords } from './band.css';
import {
  bubble,
  deck,
  face,
  heart,
  liked,
  ownBubble,
  person,
  raised,
  stamp,
  step,
  steps,
  talk,
  tile,
} from './HowItWorks.css';
import { ProfileTile } from './ProfileTile';
import { nichePortraits } from './niche-portraits';
import { Portrait } from './Portrait';

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

/** Two lines of a conversation and what they cost: decoration, hidden from those who listen. */
function TalkTile() {
  const { message_credits: credits } = usePage().settings;
  return (
    <div className={tile} aria-hidden="true">
      <div className={talk}>
        <p className={bubble}>
          <Trans>You judge a place by its bakeries too?</Trans>
        </p>
        <p className={ownBubble}>
          <Trans>I have a list. Saturday, half past eight?</Trans>
        </p>
        <span className={stamp}>
          <Trans>
            <Plural value={credits} one="# credit" other="# credits" /> · Read
          </Trans>
        </span>
      </div>
    </div>
  );
}

/** Three people, one of them liked: decoration, hidden from those who listen. */
function DeckTile() {
  const [left, middle, right] = nichePortraits(usePage().settings.niche).deck;
  const people = [
    { name: left, isLiked: false },
    { name: middle, isLiked: true },
    { name: right, isLiked: false },
  ];
  return (
    <div className={tile} aria-hidden="true">
      <div className={deck}>
        {people.map(({ name, isLiked }) => (
          <div key={name} className={isLiked ? raised : person}>
            <div className={face}>
              <Portrait of={name} sizes="6rem" />
            </div>
            <span className={isLiked ? liked : heart}>
              <Icon of={Heart} size="small" filled={isLiked} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
