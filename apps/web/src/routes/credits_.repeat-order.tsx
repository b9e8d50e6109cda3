import { createFileRoute } from '@tanstack/react-router';
import { RepeatOrder } from '../features/repeat-order';
import { loadRepeatOrder } from '../features/repeat-order/load-repeat-order';

export const Route = createFileRoute('/credits_/repeat-order')({
  staticData: { page: 'credits-repeat-order', messages: ['repeat-order', 'options', 'errors'] },
  loader: ({ context }) => loadRepeatOrder(context),
  component: RepeatOrder,
});
