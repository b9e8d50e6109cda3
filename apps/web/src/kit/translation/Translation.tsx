import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageName, type Language } from '@vela/domain/locale';
import { Icon } from '@vela/ui/Icon';
import Languages from 'lucide-react/icons/languages';
import * as styles from './Translation.css';
import type { TranslationFault } from './translation-engine';
import { useTranslation, type TranslationState } from './use-translation';

export interface TranslationProps {
  text: string;
  /** Left out where the server knows none. */
  language: Language | undefined;
  /** The arrow keys reach it in a log of messages, which is one stop of Tab. */
  isInLog?: boolean;
}

const FAULTS = {
  unsupported: msg`Your browser can’t translate this language.`,
  too_long: msg`This text is too long for your browser’s translator.`,
  download_failed: msg`The language pack couldn’t be downloaded.`,
  failed: msg`The translation didn’t work.`,
} as const satisfies Record<TranslationFault, MessageDescriptor>;

/** Translates a text when it is pressed, under the text itself. One button, whose words change, keeps the focus. */
export function Translation({ text, language, isInLog = false }: TranslationProps) {
  const { from, to, state, ...acts } = useTranslation(text, language);
  if (from === null) return null;
  return (
    <span className={styles.translation}>
      <output className={styles.said}>
        <Said state={state} from={languageName(from, to)} lang={to} />
      </output>
      {state.status === 'working' && state.loaded !== null && <Download loaded={state.loaded} />}
      <Act state={state} {...acts} isInLog={isInLog} />
    </span>
  );
}

interface SaidProps {
  state: TranslationState;
  /** The language of the text, by its name. */
  from: string;
  /** The language that it is translated to. */
  lang: string;
}

/** What a screen reader announces as it comes. */
function Said({ state, from, lang }: SaidProps) {
  const { i18n } = useLingui();
  switch (state.status) {
    case 'working':
      return state.loaded === null ? (
        <Trans>Translating…</Trans>
      ) : (
        <Trans>
          Your browser is downloading a language pack ({from}). It does so once, and what you read stays on
          this device.
        </Trans>
      );
    case 'shown':
      return (
        <>
          <span className={styles.translated} lang={lang}>
            {state.translated}
          </span>
          <span className={styles.note}>
            <Trans>Translated by your browser</Trans>
          </span>
        </>
      );
    case 'failed':
      return i18n._(FAULTS[state.fault]);
    case 'offered':
    case 'hidden':
      return null;
    default:
      return state satisfies never;
  }
}

/** How much of a language pack is there; browsers that don't say end with nothing. */
function Download({ loaded }: { loaded: number }) {
  const { t } = useLingui();
  return <progress className={styles.progress} max={1} value={loaded} aria-label={t`Language pack`} />;
}

interface ActProps {
  state: TranslationState;
  isInLog: boolean;
  translate: () => void;
  cancel: () => void;
  show: () => void;
  hide: () => void;
}

function Act({ state, isInLog, translate, cancel, show, hide }: ActProps) {
  const { words, onClick } = {
    offered: { words: <Trans>Translate</Trans>, onClick: translate },
    working: { words: <Trans>Cancel</Trans>, onClick: cancel },
    shown: { words: <Trans>Hide translation</Trans>, onClick: hide },
    hidden: { words: <Trans>Show translation</Trans>, onClick: show },
    failed: { words: <Trans>Try again</Trans>, onClick: translate },
  }[state.status];
  return (
    <button type="button" className={styles.act} tabIndex={isInLog ? -1 : undefined} onClick={onClick}>
      {state.status === 'offered' && <Icon of={Languages} size="small" />}
      {words}
    </button>
  );
}
