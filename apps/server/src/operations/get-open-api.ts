import { openApiDocument } from '@vela/contract/open-api';
import type { Handler } from '../http/handler';

export const getOpenApi: Handler<'getOpenApi'> = async () => ({ result: openApiDocument() });
