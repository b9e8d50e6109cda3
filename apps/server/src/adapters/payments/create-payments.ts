import type { Config } from '../../core/config';
import type { PaymentProvider, Payments } from '../../core/payments-port';
import { createSandbox } from './sandbox';

/**
 * In the demo the sandbox handles all payments; in production there is none. Its webhooks are signed with
 * `secret`.
 */
export function createPayments({ mode }: Pick<Config, 'mode'>, secret: string): Payments {
  const sandbox = mode === 'demo' ? createSandbox(secret) : null;
  const providers: readonly PaymentProvider[] = sandbox ? [sandbox] : [];
  return {
    byName: (name) => providers.find((provider) => provider.name === name) ?? null,
    byMethod: (method) => providers.find((provider) => provider.offers(method)) ?? null,
    sandbox,
  };
}
