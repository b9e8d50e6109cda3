import type { Settings } from '@vela/contract/entities/settings';
import type { ComponentType } from 'react';
import { loadMessages } from '../../../kit/i18n/catalogues';
import type { LoadSignupModal, SignupModalProps } from '../../../kit/join/signup-modal';
import type { PageData } from '../../../kit/page/page-data';
import { loadApi } from '../../../kit/page/load-api';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { loadSignup } from '../load-signup';
import { SIGNUP_NEEDS } from '../signup-needs';
import { SignupModal } from './SignupModal';

type Modal = ComponentType<SignupModalProps>;

/** A page is about to open it, then opens it, and may do so again. */
const prepared = new WeakMap<PageData, Promise<Modal | null>>();

/** Returns the sign-up over a page, with what its own page comes with; `null` where something of that can't be had. */
export const prepareModal: LoadSignupModal = async (input) => {
  const preparing = prepared.get(input.page) ?? prepare(input);
  prepared.set(input.page, preparing);
  const modal = await preparing;
  if (modal === null) prepared.delete(input.page);
  return modal;
};

const prepare: LoadSignupModal = async ({ page, i18n }) => {
  const [screens, texts, settings] = await Promise.all([
    tryToLoad(async () => import('..')),
    tryToLoad(async () => ({ added: await loadMessages(i18n, SIGNUP_NEEDS.messages) })),
    loadApi<Settings>({ page }, '/api/settings.php'),
  ]);
  if (!screens || !texts || !settings) return null;
  const needed = Object.fromEntries(SIGNUP_NEEDS.settings.map((name) => [name, settings[name]]));
  const loaded = await loadSignup(
    { page: { ...page, settings: { ...page.settings, ...needed } } },
    { step: 'account' },
  );
  return function PreparedModal(props: SignupModalProps) {
    return <SignupModal {...props} {...{ screens, loaded }} settings={needed} />;
  };
};
