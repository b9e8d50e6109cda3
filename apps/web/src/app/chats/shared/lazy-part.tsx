import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { useShowToast } from '@vela/ui/Toast';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { tryToLoad } from '../../../first-paint/try-to-load';

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the screen that is loaded when it is first rendered, or by `usePartsAtHand`; until then nothing is shown, and where it
 * can't be loaded, that is said.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loads.push(load);
  const Part: ComponentType<Props> = lazy(async () => ({ default: (await tryToLoad(load)) ?? NotLoaded }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotLoaded(): null {
  const { i18n } = useLingui();
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ tone: 'danger', title: errorText(i18n, { code: 'network_failed' }) });
  }, [i18n, showToast]);
  return null;
}

/** Loads all parts once the screen is there, so that they open at once and without a connection. */
export function usePartsAtHand(): void {
  useEffect(() => {
    for (const load of loads) void tryToLoad(load);
  }, []);
}

/** Whether something has been so since the screen was opened: a dialog that was asked for once stays, and returns the focus. */
export function useHasBeen(is: boolean): boolean {
  const [hasBeen, note] = useState(is);
  if (is && !hasBeen) note(true);
  return is || hasBeen;
}
