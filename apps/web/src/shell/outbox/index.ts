export { isLack } from './lacks';
export { useOutbox, useOutboxPump } from './use-outbox';
