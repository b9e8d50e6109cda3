import type { Handler } from '../core/handler';

/** Counts that a page was left; nothing of the person who left it is stored. */
export const reportPageHidden: Handler<'reportPageHidden'> = async ({ context }) => {
  context.metrics.pagesHidden.inc();
  return { result: {} };
};
