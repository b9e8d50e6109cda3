/** A method that a member has stored, and an order that was paid once, each with when that was. */
interface Kept<Method, Order> {
  methods: readonly Method[];
  orders: readonly Order[];
}

/**
 * What a repeat order repeats, and with which stored method: the latest order that was paid in the way stored last, even
 * if it was returned or reversed since; `null` where nothing is stored, or nothing was paid so. Of two at the same moment
 * it is the one given first. Source: product.md §1, §4; decisions.md, Money.
 */
export function orderToRepeat<
  Method extends { paymentmethod: string; created_at: Date },
  Order extends { paymentmethod: string; completed_at: Date | null },
>({ methods, orders }: Kept<Method, Order>): { method: Method; order: Order } | null {
  const [method] = methods.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const [latest] = orders
    .flatMap((order) =>
      order.completed_at && order.paymentmethod === method?.paymentmethod
        ? [{ order, at: order.completed_at.getTime() }]
        : [],
    )
    .sort((a, b) => b.at - a.at);
  return method && latest ? { method, order: latest.order } : null;
}
