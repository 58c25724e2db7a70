import { z } from 'zod'

/** The only error format: problem details (RFC 9457), `application/problem+json`. */
export const problem = z.object({
  type: z.string().describe('A stable name of the problem, e.g. validation, not-found, no-longer-available'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** One entry per wrong field: JSON path within the request, and a message key or sentence. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problem>
