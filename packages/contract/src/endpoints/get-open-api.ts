import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/** This contract as an OpenAPI 3.1 document. */
export const getOpenApi = defineEndpoint({
  id: 'getOpenApi',
  summary: 'This document',
  method: 'GET',
  path: '/api/openapi.json',
  callers: ['visitor', 'member'],
  result: v.looseObject({ openapi: v.string() }),
});
