const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Records what a screen reader announces on a page, in order: words that come into its live regions, and each
 * control that takes the focus, with its label and description.
 */
export function hear(root: HTMLElement): { heard: () => readonly string[] } {
  const told: string[] = [];
  const tell = (words: string | null | undefined) => {
    const spoken = words?.replaceAll(/\s+/gu, ' ').trim() ?? '';
    if (spoken !== '') told.push(spoken);
  };
  const noteChanges = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      if (place?.closest(LIVE)) for (const node of addedNodes) tell(node.textContent);
    }
  };
  const observer = new MutationObserver(noteChanges);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', ({ target }) => {
    noteChanges(observer.takeRecords());
    if (target instanceof HTMLElement) tell(`${labelOf(target).trim()}: ${descriptionOf(target)}`);
  });
  return { heard: () => [...told] };
}

function labelOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  return (label ?? control).textContent;
}

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
