import { createFileRoute } from '@tanstack/react-router';
import { MembersRoute } from '../features/members';
import { loadMembers } from '../features/members/load-members';

export const Route = createFileRoute('/members')({
  staticData: { page: 'members', messages: ['members'] },
  loader: ({ context }) => loadMembers(context.page),
  component: MembersRoute,
});
