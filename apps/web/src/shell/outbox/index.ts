export { useOutbox, useOutboxPump, type OutboxOfMember } from './use-outbox';
