import { createFileRoute } from '@tanstack/react-router';
import { MailChangeRoute } from '../features/mail-change';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/mail-change/do')({
  staticData: { page: 'mail-change-do', messages: ['mail-change', 'errors'] },
  validateSearch: parseLinkSearch,
  component: MailChangeRoute,
});
