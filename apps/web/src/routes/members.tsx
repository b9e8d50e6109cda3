import { createFileRoute } from '@tanstack/react-router';
import { Members } from '../features/members';

export const Route = createFileRoute('/members')({
  staticData: { page: 'members', messages: ['members'] },
  component: Members,
});
