import { isControl, typeInto } from '../../first-paint/type-into';

/** What is typed, by field name; of a checkbox its value, or nothing. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Reads what is typed from the form itself: the browser holds it from the first key on, long before the page reacts, and
 * posts the same without script. Of several fields with one name the last counts.
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** What was typed or chosen since the form was shown, by field name. */
export function readChangedValues(form: HTMLFormElement): FormValues {
  const values = readFormValues(form);
  const typed = [...form.elements].flatMap((control): [string, string][] => {
    const name = control.getAttribute('name') ?? '';
    const value = values[name];
    return value !== undefined && isChanged(control) ? [[name, value]] : [];
  });
  return Object.fromEntries(typed);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].some((option) => !option.defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Puts a value into a field as if it had been typed. */
export function writeFormValue(
  form: HTMLFormElement,
  { name, value }: { name: string; value: string },
): void {
  const control = form.elements.namedItem(name);
  if (isControl(control)) typeInto(control, { value });
}
