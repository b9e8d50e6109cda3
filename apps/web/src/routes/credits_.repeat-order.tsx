import { createFileRoute } from '@tanstack/react-router';
import { RepeatOrder } from '../app/repeat-order';
import { loadRepeatOrder } from '../app/repeat-order/load-repeat-order';

export const Route = createFileRoute('/credits_/repeat-order')({
  staticData: { page: 'credits-repeat-order', messages: ['repeat-order', 'options', 'errors'] },
  loader: ({ context }) => loadRepeatOrder(context),
  component: RepeatOrder,
});
