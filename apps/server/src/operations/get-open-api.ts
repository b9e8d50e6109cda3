import { openApiDocument } from '@vela/contract/open-api';
import type { Handler } from '../core/handler';

/**
 * It stays the same for as long as the server runs; over the network it comes from where the documentation's
 * files do.
 */
let document: ReturnType<typeof openApiDocument> | undefined;

export const getOpenApi: Handler<'getOpenApi'> = async () => ({ result: (document ??= openApiDocument()) });
