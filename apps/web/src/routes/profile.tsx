import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../app/profile';
import { loadProfile } from '../app/profile/load-profile';

export const Route = createFileRoute('/profile')({
  staticData: {
    page: 'profile',
    messages: ['profile', 'photos', 'options', 'towns', 'profile-text', 'errors'],
    settings: ['countries', 'region_data', 'visible_profile_fields', 'visible_profile_notes'],
  },
  loader: ({ context }) => loadProfile(context),
  component: Profile,
});
