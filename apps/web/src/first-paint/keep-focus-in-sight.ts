/**
 * Shows what Tab leads to as a whole, clear of the bars (`scroll-padding`): a browser leaves where it is what it sees in part,
 * and takes for seen what lies under them. What a press or the page itself gives the focus to moves nothing.
 */
export function keepFocusInSight(): void {
  let isByTab = false;
  addEventListener('keydown', ({ key }) => (isByTab = key === 'Tab'), { capture: true });
  addEventListener('keyup', () => (isByTab = false), { capture: true });
  addEventListener('focusin', ({ target }) => {
    if (isByTab && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
