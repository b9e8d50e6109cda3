import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { VisuallyHidden } from '../layout';
import { item, menu, opener, openerName, openerWords, panel } from './Menu.css';

export interface MenuProps {
  /** What opens, for those who don't see its picture, with `name` in it: "Account of Jonas". */
  label: string;
  /** A picture or an icon; on a wide screen `name` and an arrow stand beside it. */
  picture: ReactNode;
  name?: string | undefined;
  /** `MenuLink`s, `MenuButton`s and forms. */
  children: ReactNode;
}

/** A list that folds out of the bar: the browser's own disclosure, which opens before and without a script. */
export function Menu({ label, picture, name, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref);
  return (
    <details ref={ref} className={menu}>
      <summary className={opener}>
        {picture}
        <VisuallyHidden>{label}</VisuallyHidden>
        {name !== undefined && (
          <span className={openerWords} aria-hidden="true">
            <span className={openerName} translate="no">
              {name}
            </span>
            <Icon of={ChevronDown} size="small" />
          </span>
        )}
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}

interface MenuItemProps {
  icon?: IconGlyph | undefined;
}

export interface MenuLinkProps extends MenuItemProps, ElementProps<'a'> {}

export function MenuLink({ icon, children, ...attributes }: MenuLinkProps) {
  return (
    <a {...attributes} className={item}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </a>
  );
}

export interface MenuButtonProps extends MenuItemProps, ElementProps<'button'> {}

export function MenuButton({ icon, children, ...attributes }: MenuButtonProps) {
  return (
    <button type="button" {...attributes} className={item}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** Closes it on Escape, a press or a focus elsewhere, and when something in it was followed. */
function useClosing(ref: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const close = () => element.removeAttribute('open');
    const closeIfOutside = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const closeIfFollowed = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest('a, button[type="button"]') : null;
      if (item === null) return;
      close();
      // A dialog that a button opens gives the focus back to where it was: to what can still be seen then.
      if (item.matches('button')) element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', closeIfFollowed);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', closeIfFollowed);
    };
  }, [ref]);
}
