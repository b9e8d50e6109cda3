import type { Handler } from '../core/handler';
import { presentSettings } from './present-settings';

/** The settings of the site that the query's `host` names, else of the one that was asked. */
export const getSettings: Handler<'getSettings'> = async ({ context, site, query, client }) => {
  const asked = query.host === undefined ? site : await context.sites.byHost(query.host);
  const pushPublicKey = context.config.vapid?.publicKey ?? null;
  return { result: presentSettings(asked, { ...client, pushPublicKey }) };
};
