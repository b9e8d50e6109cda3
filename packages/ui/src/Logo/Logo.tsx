import type { ElementProps } from '../element-props';
import { lee, logo, mark } from './Logo.css';

export interface LogoProps {
  /** The site's name. */
  name: string;
}

export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <LogoWords name={name} />
    </span>
  );
}

export interface LogoLinkProps extends LogoProps, Omit<ElementProps<'a'>, 'name' | 'children'> {}

export function LogoLink({ name, ...attributes }: LogoLinkProps) {
  return (
    <a {...attributes} className={logo}>
      <LogoWords name={name} />
    </a>
  );
}

function LogoWords({ name }: LogoProps) {
  return (
    <>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M17 2.5C25 9 29 17.5 28.5 26.5L17 24.5Z" />
        <path className={lee} d="M14 8C8.5 13 4.5 18.5 3.5 23.5L14 24.5Z" />
      </svg>
      {name}
    </>
  );
}
