import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { PageData } from '../page/page-data';

export interface SignupModalProps {
  /** The link that opened it: its address says who sent the visitor and for whose sake they join. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** Loads the modal with its texts and settings; returns `null` where something of it can't be had. */
export type LoadSignupModal = (input: {
  page: PageData;
  i18n: I18n;
}) => Promise<ComponentType<SignupModalProps> | null>;
