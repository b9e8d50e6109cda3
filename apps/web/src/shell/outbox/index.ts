export { useOutbox, useOutboxPump } from './use-outbox';
