import { z } from 'zod'

/** A fault of the providers' interfaces for servers. */
export const faultInput = z.strictObject({
  /** `epay.capture`, `saferpay.Assert`; `epay.*`, `saferpay.*` or `*` for several. */
  operation: z.string().regex(/^(\*|(epay|saferpay)\.(\*|[A-Za-z]+))$/),
  /** Our number of the order, for a fault of one order. */
  orderId: z.string().min(1).max(80).optional(),
  latencyMs: z.int().min(0).max(120_000).default(0),
  /**
   * `work` answers as usual (with the latency), `error` is a 500, `hang` never answers, `reset` closes the connection.
   */
  answer: z.enum(['work', 'error', 'hang', 'reset']).default('work'),
  /** The operation is carried out before: what the caller sees is a lie about money. */
  afterCommit: z.boolean().default(false),
  /** Saferpay: which error, with its Behavior. */
  errorName: z
    .string()
    .regex(/^[A-Z0-9_]+$/)
    .optional(),
  /** How often; for ever without it. */
  times: z.int().min(1).max(10_000).optional(),
})

export type Fault = z.infer<typeof faultInput>
