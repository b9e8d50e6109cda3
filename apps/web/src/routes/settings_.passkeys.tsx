import { createFileRoute } from '@tanstack/react-router';
import { PasskeysRoute } from '../app/passkeys';
import { loadPasskeys } from '../app/passkeys/load-passkeys';

export const Route = createFileRoute('/settings_/passkeys')({
  staticData: { page: 'settings-passkeys', messages: ['passkeys', 'errors'] },
  loader: ({ context }) => loadPasskeys(context),
  component: PasskeysRoute,
});
