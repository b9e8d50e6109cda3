import type { ElementProps } from '../element-props';
import { lee, logo, mark } from './Logo.css';
import { MARK } from './mark';

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
      <svg className={mark} viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true">
        <path d={MARK.main} />
        <path className={lee} d={MARK.lee} />
      </svg>
      <span translate="no">{name}</span>
    </>
  );
}
