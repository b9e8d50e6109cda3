import { Container } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Quote } from './Quote';
import { column } from './StatusLayout.css';

/** One short message that is the whole page. */
export function StatusLayout({ children }: { children: ReactNode }) {
  return (
    <Container size="text">
      <div className={column}>
        {children}
        <Quote />
      </div>
    </Container>
  );
}
