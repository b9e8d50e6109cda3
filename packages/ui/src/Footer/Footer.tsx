import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Container } from '../layout';
import {
  footer,
  grid,
  gridByOwner,
  legal as legalStyle,
  link,
  links as linksStyle,
  owner,
} from './Footer.css';

export interface FooterProps {
  /** A `LogoLink`. */
  logo: ReactNode;
  /** `FooterLink`s. */
  links: readonly ReactNode[];
  /** Who runs the site and who it is for: one paragraph each. */
  legal: readonly ReactNode[];
  /** Whether the logo stands in an installed app, too. */
  ownerInApp?: boolean;
}

export function Footer({ logo, links, legal, ownerInApp = true }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={footer}>
      <Container>
        <div className={ownerInApp ? grid : gridByOwner}>
          <div className={ownerInApp ? undefined : owner}>{logo}</div>
          {links.length > 0 && (
            <nav aria-label={t`Legal and help`}>
              <ul className={linksStyle}>
                {links.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </nav>
          )}
          <div className={legalStyle}>
            {legal.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Container>
    </footer>
  );
}

export function FooterLink({ children, ...attributes }: ElementProps<'a'>) {
  return (
    <a {...attributes} className={link}>
      {children}
    </a>
  );
}
