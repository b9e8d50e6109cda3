const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Records what a screen reader announces on a page, in order: words that come into its live regions, and each
 * control that takes the focus, with its label and description.
 */
export function recordAnnouncements(root: HTMLElement): { announcements: () => readonly string[] } {
  const announced: string[] = [];
  const add = (words: string | null | undefined) => {
    const spoken = words?.replaceAll(/\s+/gu, ' ').trim() ?? '';
    if (spoken !== '') announced.push(spoken);
  };
  const addChanges = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      if (place?.closest(LIVE)) for (const node of addedNodes) add(node.textContent);
    }
  };
  const observer = new MutationObserver(addChanges);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', ({ target }) => {
    addChanges(observer.takeRecords());
    if (target instanceof HTMLElement) add(`${labelOf(target).trim()}: ${descriptionOf(target)}`);
  });
  return { announcements: () => [...announced] };
}

function labelOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  return (label ?? control).textContent;
}

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
