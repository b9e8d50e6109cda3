import { Trans } from '@lingui/react/macro';
import type { Consent } from '@vela/domain/landers';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { useId, useState, useSyncExternalStore } from 'react';
import { ConsentForm } from './ConsentForm';
import { storedConsent } from './stored-consent';
import { useAnswer } from './use-answer';

/** The same choice is in the text of the page about cookies, to be made or changed at any time. */
export function PrivacyChoices() {
  const id = useId();
  const stored = useSyncExternalStore(neverNotified, storedConsent, onServer);
  const [given, setGiven] = useState<Consent>(null);
  const { status, give } = useAnswer(setGiven);
  const consent = given ?? stored;
  return (
    <section id="privacy-choices" aria-describedby={id}>
      <Stack gap="3">
        {/* Only the browser knows the stored answer, so it appears once the page is hydrated. */}
        <ConsentForm place="inText" consent={consent} status={status} onAnswer={give} />
        <output id={id}>
          <Text as="span" size="label" tone="muted">
            <ConsentStatus consent={consent} isNew={given !== null} />
          </Text>
        </output>
      </Stack>
    </section>
  );
}

function ConsentStatus({ consent, isNew }: { consent: Consent; isNew: boolean }) {
  if (consent === null)
    return <Trans>None of this is stored in this browser. We haven’t asked you yet.</Trans>;
  if (consent === 'accepted')
    return isNew ? (
      <Trans>Saved. You can withdraw your consent here at any time.</Trans>
    ) : (
      <Trans>You accepted this in this browser. You can withdraw your consent here at any time.</Trans>
    );
  return isNew ? (
    <Trans>Saved. None of this is stored.</Trans>
  ) : (
    <Trans>You rejected it in this browser.</Trans>
  );
}

function neverNotified(): () => void {
  return () => {};
}

function onServer(): Consent {
  return null;
}
