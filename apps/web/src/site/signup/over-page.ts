import type { ProfileCard } from '@vela/contract/entities/profile';
import type { HeadingProps } from '@vela/ui/Heading';
import { createContext, type ComponentType, type ReactNode } from 'react';
import type { WayToLogIn } from './use-way-to-log-in';

export interface FrameProps {
  /** The title of the step in the browser's tab: each step is a page of its own in the history. */
  title: string;
  toLogIn: WayToLogIn;
  /** The member that the visitor signs up to meet, where that one may be seen. */
  member: ProfileCard | null;
  children: ReactNode;
}

/** The sign-up over another page, as its screen knows it. */
export interface OverPage {
  /** What stands around a step. */
  Frame: ComponentType<FrameProps>;
  /** The place of a step's heading below that of the dialog. */
  heading: Pick<HeadingProps, 'level' | 'size'>;
  /** The mail to the address is on its way. Returns whether that is shown here: no longer once it was closed. */
  onMailSent: () => boolean;
}

/** `null` on the page of the sign-up itself. */
export const OverPageContext = createContext<OverPage | null>(null);
