/** What takes typing or a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in a control. */
export interface Content {
  value: string;
  /** The state of a radio button or checkbox, whose value stays the same. */
  isChecked?: boolean;
}

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** Reads a control as {@link typeInto} writes it. */
export function contentOf(control: Control): Content {
  return isChoice(control) ? { value: control.value, isChecked: control.checked } : { value: control.value };
}

/**
 * Types or chooses it once more, so that the listeners of the control are notified. React compares with what
 * a program wrote last, so a value that is there already has to be replaced by another first.
 */
export function typeInto(control: Control, { value, isChecked = false }: Content): void {
  // Makes React take over the part of the page the control stands in, should it not have come to it yet.
  dispatch(control, 'input');
  if (isChoice(control)) return choose(control, isChecked);
  if (control.type === 'file') return dispatch(control, 'change');
  const caret = caretOf(control);
  control.value = control.value === '' ? ' ' : '';
  setAsPerson(control, value);
  caret?.();
  dispatch(control, 'input');
  dispatch(control, 'change');
}

export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function choose(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = control.defaultChecked;
  // Only the chosen radio of a group has a value.
  if (isChecked === control.defaultChecked) return;
  if (control.type === 'checkbox' || isChecked) control.click();
}

/** It bypasses the setter that React puts on a control to see what programs write. */
function setAsPerson(control: Control, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
}

/** Puts the caret back where it is now, which writing moves to the end. */
function caretOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement || document.activeElement !== control) return null;
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null ? null : () => control.setSelectionRange(start, end);
}

function dispatch(control: Control, type: 'input' | 'change'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
