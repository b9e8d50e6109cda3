import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { isSameSecret } from '../core/is-same-secret';

/** The figures reveal how much a site is used: where a token is set, only its holder gets them. */
export const getMetrics: Handler<'getMetrics'> = async ({ context, bearer }) => {
  const wanted = context.config.metricsToken;
  if (wanted !== null && !isSameSecret(bearer ?? '', wanted)) throw new Failure('forbidden');
  return { result: await context.metrics.read() };
};
