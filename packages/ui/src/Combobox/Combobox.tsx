import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { useIsHydrated } from '../hydration';
import { VisuallyHidden } from '../layout';
import * as styles from './Combobox.css';
import { useSuggestions, type Suggest } from './use-suggestions';

export interface ComboboxProps extends Omit<ElementProps<'input'>, 'type' | 'list' | 'role' | 'ref'> {
  /** What fits the text so far, best first and few; asked for with each letter, and with the first arrow down. */
  suggest: Suggest;
}

/** A text field that suggests and never insists. Until the page reacts it is a text field and nothing else. */
export function Combobox({ suggest, onChange, onKeyDown, onBlur, ...attributes }: ComboboxProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const listId = useId();
  const optionId = (place: number) => `${listId}-${place}`;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isChoosing = useRef(false);
  const isHydrated = useIsHydrated();
  const { options, marked, isOpen, ask, move, close } = useSuggestions(suggest);
  const count = options.length;
  const markedId = marked === null ? undefined : optionId(marked);

  useInSight(list, isOpen ? count : 0, markedId);

  const choose = (option: string) => {
    if (!input.current) return;
    isChoosing.current = true;
    writeInto(input.current, option);
    isChoosing.current = false;
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // What an input method is putting together has keys of its own.
    if (event.defaultPrevented || event.nativeEvent.isComposing || hasModifier(event)) return;
    const { key, currentTarget } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) move(key);
      else if (key === 'ArrowDown') ask(currentTarget.value);
      else return;
    } else if (key === 'Enter' && marked !== null) choose(options[marked] ?? currentTarget.value);
    else if (key === 'Escape' && isOpen) close();
    else return;
    // Neither sends the form nor closes the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const role = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': markedId,
  } as const;
  return (
    <div className={styles.combobox}>
      <input
        type="text"
        {...field}
        {...(isHydrated && role)}
        {...attributes}
        ref={input}
        className={control}
        onChange={(event) => {
          onChange?.(event);
          // What a script or the browser fills in is nobody's asking, and no blur would close what opened for it.
          const isWritten = document.activeElement === event.target;
          if (isWritten && !isChoosing.current) ask(event.target.value);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          onBlur?.(event);
          close();
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field keeps the focus */}
      <div
        ref={list}
        id={listId}
        className={styles.list}
        // The browser's own lists can't hold what is suggested while one types.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t`Suggestions`}
        hidden={!isOpen}
        // A press keeps the focus, and a finger's keyboard, where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, place) => (
          // The keys are the field's: an option is never focused.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option}
            id={optionId(place)}
            className={styles.option}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={place === marked}
            onClick={() => choose(option)}
          >
            {option}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{isOpen && <Plural value={count} one="# suggestion" other="# suggestions" />}</output>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Brings the list in sight when it opens or grows, as a page may end, or have a bar, where its field is; and in the list
 * what is marked.
 */
function useInSight(list: RefObject<HTMLElement | null>, count: number, markedId: string | undefined): void {
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, count]);
  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
}

/** With one of these a key belongs to the text, or to the browser. */
function hasModifier({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey || altKey || ctrlKey || metaKey;
}

/** Writes as if the text had been typed: listeners of the field, the form and React are notified. */
function writeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
