import type { Handler } from '../core/handler';

/** Counts that a page was left; nothing of who left it is kept. */
export const reportPageHidden: Handler<'reportPageHidden'> = async ({ context }) => {
  context.metrics.pagesHidden.inc();
  return { result: {} };
};
