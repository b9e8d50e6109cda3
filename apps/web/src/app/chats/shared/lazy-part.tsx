import { lazy, Suspense, useState, type ComponentType } from 'react';
import { tryToLoad } from '../../../first-paint/try-to-load';

/** A part of the screen that is loaded when it is first rendered; until then, and where it can't be loaded, nothing is shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: (await tryToLoad(load)) ?? Nothing }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing(): null {
  return null;
}

/** Whether something has been so since the screen was opened: a dialog that was asked for once stays, and returns the focus. */
export function useHasBeen(is: boolean): boolean {
  const [hasBeen, note] = useState(is);
  if (is && !hasBeen) note(true);
  return is || hasBeen;
}
