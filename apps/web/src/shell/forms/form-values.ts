/** What is typed, by field name; of a checkbox its value, or nothing. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Reads what is typed from the form itself: the browser keeps it from the first key on, long before the
 * page reacts, and posts the same without script. Of several fields with one name the last counts.
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Puts a value into a field as if it had been typed. */
export function writeFormValue(
  form: HTMLFormElement,
  { name, value }: { name: string; value: string },
): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
