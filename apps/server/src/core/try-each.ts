/**
 * Does something with each item, one after the other: one that fails leaves the others their turn. Throws AggregateError with what
 * failed once all have had it, so that a job counts as failed.
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  { failure }: { failure: string },
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, failure);
}
