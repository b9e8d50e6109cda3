import { createFileRoute } from '@tanstack/react-router';
import { ActivateError } from '../site/activate';

export const Route = createFileRoute('/activate/error')({
  staticData: { page: 'activate-error', messages: ['activate'] },
  component: ActivateError,
});
