import { createFileRoute } from '@tanstack/react-router';
import { MailChangeRoute } from '../site/mail-change';

export const Route = createFileRoute('/mail-change/do')({
  staticData: { page: 'mail-change-do', messages: ['mail-change', 'errors'] },
  component: MailChangeRoute,
});
