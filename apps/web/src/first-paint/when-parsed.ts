/** Settles when the whole document is there: the entry may well run, and the page be painted, before it is. */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
