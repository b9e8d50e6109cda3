import { REPORT_REASONS, REPORT_STATES } from '@vela/domain/safety';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { timeSchema } from '../entities/fields';

/**
 * What the member reported, the latest first, 200 at most (`MOST_LISTED_REPORTS`). `name` is that of the reported member where the
 * reporter may still see it, or has blocked it; else null, and so is `decided_at` until the operators have decided.
 */
export const listReports = defineEndpoint({
  id: 'listReports',
  summary: 'What one has reported',
  method: 'GET',
  path: '/api/reports.php',
  callers: ['member'],
  result: v.object({
    reports: v.array(
      v.object({
        reference: v.string(),
        created_at: timeSchema,
        subject: v.picklist(['profile', 'message', 'photo']),
        reason: v.picklist(REPORT_REASONS),
        name: v.nullable(v.string()),
        state: v.picklist(REPORT_STATES),
        decided_at: v.nullable(timeSchema),
      }),
    ),
  }),
});
