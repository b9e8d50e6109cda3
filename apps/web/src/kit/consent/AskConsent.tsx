import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadMessages } from '../i18n/catalogues';
import { focusMain } from '../page/focus-main';
import { ConsentForm } from './ConsentForm';
import { useAnswer } from './use-answer';

/** The question over the foot of the page, with its texts. */
export function AskConsent({ onAnswer }: { onAnswer: () => void }) {
  const { i18n } = useLingui();
  const { status, give } = useAnswer(() => {
    onAnswer();
    // The pressed button goes, and what is read on with a keyboard is the page.
    focusMain();
  });
  const [hasTexts, setHasTexts] = useState(false);
  // Texts that arrive make another instance of it, for which they need not be asked again.
  const load = useEffectEvent(() => loadMessages(i18n, ['consent']));
  useEffect(() => {
    let isHere = true;
    // Without its texts nothing is asked, and so nothing is stored.
    load().then(
      () => isHere && setHasTexts(true),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!hasTexts) return null;
  return <ConsentForm place="over" status={status} onAnswer={give} />;
}
