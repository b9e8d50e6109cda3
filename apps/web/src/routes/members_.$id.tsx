import { createFileRoute } from '@tanstack/react-router';
import { MemberRoute } from '../app/member';
import { loadMember } from '../app/member/load-member';

export const Route = createFileRoute('/members_/$id')({
  staticData: {
    page: 'members-id',
    messages: [
      'member',
      'member-preview',
      'options',
      'profile-text',
      'photos',
      'safety',
      'limit-reached',
      'errors',
      'welcome',
    ],
    settings: ['gift_credits'],
  },
  loader: ({ context, params }) => loadMember(context, params.id),
  component: MemberRoute,
});
