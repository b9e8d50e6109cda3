import { contentOf, isChoice, isControl, typeInto, type Content, type Control } from './type-into';

/** What is typed in one control. */
export interface TypedField extends Content {
  /** The address that its form posts to. */
  action: string;
  name: string;
}

/** The types of control whose content must not be stored, or that nobody types into. */
const NEVER_STORED: readonly string[] = ['password', 'hidden', 'submit', 'button', 'file', 'reset'];

/** The autocomplete of a control for a secret: the type of a shown password is that of any text. */
const SECRET = /password|one-time-code/;

/** Reads what is typed on the page, passwords left out. */
export function readTyped(root: Document): TypedField[] {
  return fieldsOf(controlsOf(root));
}

/** Reads what is written in forms that post, choices left out: those are made with one press. */
export function readWritten(root: Document): TypedField[] {
  const isWritten = (control: Control) => !(control instanceof HTMLSelectElement) && !isChoice(control);
  return fieldsOf(
    controlsOf(root).filter(
      ({ action, control }) => action !== '' && isWritten(control) && control.value !== '',
    ),
  );
}

function fieldsOf(controls: readonly { action: string; control: Control }[]): TypedField[] {
  return controls.map(({ action, control }) => ({
    action,
    name: control.name,
    ...contentOf(control),
  }));
}

/** Restores the fields as if they were typed again, so that the listeners of the form are notified. */
export function writeTyped(root: Document, fields: readonly TypedField[]): void {
  for (const { action, control } of controlsOf(root)) {
    const isSame = (field: TypedField) => field.action === action && field.name === control.name;
    const typed = fields.find(
      (field) => isSame(field) && (!isChoice(control) || field.value === control.value),
    );
    if (typed) typeInto(control, typed);
  }
}

function controlsOf(root: Document): { action: string; control: Control }[] {
  return [...root.forms].flatMap((form) => {
    const action = form.getAttribute('action') ?? '';
    return [...form.elements].filter(isStorable).map((control) => ({ action, control }));
  });
}

function isStorable(element: Element): element is Control {
  if (!isControl(element) || element.name === '' || NEVER_STORED.includes(element.type)) return false;
  return !SECRET.test(element.getAttribute('autocomplete') ?? '');
}
