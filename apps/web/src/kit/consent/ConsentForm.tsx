import { Trans } from '@lingui/react/macro';
import type { Consent } from '@vela/domain/landers';
import { ConsentChoice, type ConsentChoiceProps } from '@vela/ui/ConsentChoice';
import { Notice } from '@vela/ui/Notice';
import { TextLink } from '@vela/ui/TextLink';
import type { Answering } from './use-answer';

type Answer = Exclude<Consent, null>;

export interface ConsentFormProps {
  place: ConsentChoiceProps<'source'>['place'];
  /** What was said before, where it is changed. */
  consent?: Consent;
  status: Answering['status'];
  onAnswer: (consent: Answer) => void;
}

/** The question: the one thing that the site would like to store and can do without. */
export function ConsentForm({ place, consent = null, status, onAnswer }: ConsentFormProps) {
  return (
    <ConsentChoice
      place={place}
      purposes={[
        {
          id: 'source',
          name: <Trans>Where you came from.</Trans>,
          about: (
            <Trans>
              Which advertisement or website led you here. It is kept in this browser and, when you sign up,
              with your account. Nobody else gets it.
            </Trans>
          ),
        },
      ]}
      agreed={consent === 'accepted' ? ['source'] : []}
      busy={status === 'sending'}
      problem={
        status === 'failed' && (
          <Notice tone="danger" announced="at once">
            <Trans>Your choice could not be saved. Please try again.</Trans>
          </Notice>
        )
      }
      onChoose={(agreed) => onAnswer(agreed.length > 0 ? 'accepted' : 'rejected')}
    >
      <Trans>
        We always store what the site needs to work. May we also remember which ad or website brought you
        here?
      </Trans>
      {place === 'over' && (
        <>
          {' '}
          <TextLink href="/pages/cookies">
            <Trans>More about cookies</Trans>
          </TextLink>
        </>
      )}
    </ConsentChoice>
  );
}
