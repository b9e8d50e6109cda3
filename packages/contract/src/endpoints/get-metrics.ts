import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/** Prometheus' text format; in production it needs the metrics token, else it is `forbidden`. */
export const getMetrics = defineEndpoint({
  id: 'getMetrics',
  summary: 'Metrics for Prometheus',
  method: 'GET',
  path: '/metrics',
  callers: ['visitor', 'member'],
  result: v.string(),
  errors: ['forbidden'],
  contentType: 'text/plain',
});
