import { timingSafeEqual } from 'node:crypto';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';

/** The figures reveal how much a site is used: where a token is set, only its holder gets them. */
export const getMetrics: Handler<'getMetrics'> = async ({ context, bearer }) => {
  const wanted = context.config.metricsToken;
  if (wanted !== null && !isSame(bearer ?? '', wanted)) throw new Failure('forbidden');
  return { result: await context.metrics.read() };
};

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
