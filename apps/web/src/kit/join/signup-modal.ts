import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { PageData } from '../page/page-data';

export interface SignupModalProps {
  /** The path and query of the sign-up, as the pressed link names them. */
  address: string;
  /** The member that the visitor signs up to meet, by name, where the link says it. */
  memberName: string | null;
  onClose: () => void;
}

/** Loads the modal with its texts and settings; returns `null` where something of it can't be had. */
export type LoadSignupModal = (input: {
  page: PageData;
  i18n: I18n;
}) => Promise<ComponentType<SignupModalProps> | null>;
