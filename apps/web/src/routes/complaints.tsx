import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsRoute } from '../site/complaints';

export const Route = createFileRoute('/complaints')({
  staticData: { page: 'complaints', messages: ['complaints', 'content-notes', 'errors'] },
  component: ComplaintsRoute,
});
