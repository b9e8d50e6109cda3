/** How far a message has come: the other's is here; an own one waits for the address to be confirmed, is sent, or was read. */
export type Delivery = 'received' | 'held' | 'sent' | 'read';

interface Delivered {
  sender: 'me' | 'other' | 'system';
  held?: boolean | undefined;
  /** ISO 8601, by the other. */
  read_at?: string | undefined;
}

/** How far a message has come that the server has. Source: product.md §4, Visitor to member; api.md, Shapes. */
export function messageDelivery({ sender, held, read_at: readAt }: Delivered): Delivery {
  if (sender !== 'me') return 'received';
  if (held === true) return 'held';
  return readAt === undefined ? 'sent' : 'read';
}
