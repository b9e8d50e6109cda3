import { isForeign, type Language, type Locale } from '@vela/domain/locale';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../page/page-context';
import { chooseEngine } from './choose-engine';
import { TranslationError, type Readiness, type TranslationFault } from './translation-engine';

export type TranslationState =
  | { status: 'offered' }
  /** `loaded` is how much of a language pack is there, from 0 to 1; null where none is needed. */
  | { status: 'working'; loaded: number | null }
  | { status: 'shown'; translated: string }
  | { status: 'hidden'; translated: string }
  | { status: 'failed'; fault: TranslationFault };

interface Translating {
  /** null while nothing can be offered. */
  from: Language | null;
  to: Locale;
  state: TranslationState;
  translate: () => void;
  cancel: () => void;
  show: () => void;
  hide: () => void;
}

/** Translates a text on request, by the engine of the page. */
export function useTranslation(text: string, language: Language | undefined): Translating {
  const { locale: to } = usePage();
  const pair = useOfferedPair(text, language);
  const [state, setState] = useState<TranslationState>({ status: 'offered' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const translate = async (from: Language, readiness: Readiness) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: 'working', loaded: readiness === 'download' ? 0 : null });
    const onDownload = (loaded: number) => {
      if (!signal.aborted)
        setState((before) =>
          before.status === 'working' && before.loaded !== null ? { ...before, loaded } : before,
        );
    };
    try {
      const translated = await chooseEngine().translate(text, { pair: { from, to }, signal, onDownload });
      if (!signal.aborted) setState({ status: 'shown', translated });
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed', fault: error instanceof TranslationError ? error.fault : 'failed' });
    }
  };
  return {
    from: pair?.from ?? null,
    to,
    state,
    translate: () => {
      if (pair) void translate(pair.from, pair.readiness);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'offered' });
    },
    show: () => setState((before) => ('translated' in before ? { ...before, status: 'shown' } : before)),
    hide: () => setState((before) => ('translated' in before ? { ...before, status: 'hidden' } : before)),
  };
}

interface OfferedPair {
  from: Language;
  readiness: Readiness;
}

/** The language to translate from, once it is known that the engine can; null before, and where it can't or needn't. */
function useOfferedPair(text: string, language: Language | undefined): OfferedPair | null {
  const { locale: to, user } = usePage();
  const spoken = user?.profile?.languages;
  const [offered, setOffered] = useState<OfferedPair | null>(null);
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const engine = chooseEngine();
      const from = language ?? (await engine.detect(text));
      if (from === null || !isForeign(from, { locale: to, spoken: spoken ?? [] })) return;
      const readiness = await engine.readinessFor({ from, to });
      if (!isOver && readiness !== 'unavailable') setOffered({ from, readiness });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [text, language, to, spoken]);
  return offered;
}
