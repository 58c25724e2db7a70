import { z } from 'zod'

/** A fault of the providers' server interfaces. */
export const faultInput = z.strictObject({
  /** `epay.capture`, `saferpay.Assert`; `epay.*`, `saferpay.*` or `*` for several. */
  operation: z.string().regex(/^(\*|(epay|saferpay)\.(\*|[A-Za-z]+))$/),
  /** The shop's order number, for a fault of one order. */
  orderId: z.string().min(1).max(80).optional(),
  latencyMs: z.int().min(0).max(120_000).default(0),
  /**
   * `work` answers normally (after the latency), `error` answers 500, `hang` never answers, `reset` closes the
   * connection.
   */
  answer: z.enum(['work', 'error', 'hang', 'reset']).default('work'),
  /** Executes the operation before the fault: the caller sees a wrong answer about money. */
  afterCommit: z.boolean().default(false),
  /** Saferpay: the error and its Behavior. */
  errorName: z
    .string()
    .regex(/^[A-Z0-9_]+$/)
    .optional(),
  /** How many calls it affects; unlimited by default. */
  times: z.int().min(1).max(10_000).optional(),
})

export type Fault = z.infer<typeof faultInput>
