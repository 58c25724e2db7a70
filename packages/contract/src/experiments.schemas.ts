import { z } from 'zod'

/** Random, made by the first answer about flags to a visitor who has consented; says nothing about a person. */
const visitorId = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .describe('As `uniqueVisitorId` gave it')

/** What a visitor did: a word, after a colon what it was done to, so that a repeat is known as one. */
const action = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}(:[a-z0-9]{1,40})?$/)
  .describe('search, booking:1x9f…')

const deviceType = z.enum(['mobile', 'desktop'])
export type DeviceType = z.infer<typeof deviceType>

/** The edition of a call that lives outside the base path (SPEC.md §7). */
const edition = {
  brand: z.string().min(1).max(60),
  locale: z.string().min(2).max(10).describe('apiLocale, e.g. couk'),
}

const flagKey = z.string().regex(/^[a-zA-Z][\w-]{0,59}$/)

export const experimentFlagsRequest = z.object({
  /** Missing for a visitor who has none yet. */
  visitorId: visitorId.optional(),
  /** Text in a query string. */
  hasConsented: z.enum(['true', 'false']),
  deviceType,
  ...edition,
})
export type ExperimentFlagsRequest = z.input<typeof experimentFlagsRequest>

/** SPEC.md §3 "Experiment flag". */
const experimentFlag = z.object({
  slug: z.string(),
  /** What this visitor gets. */
  value: z.string(),
  key: z.string(),
})
export type ExperimentFlag = z.infer<typeof experimentFlag>

export const experimentFlagsReply = z.object({
  flags: z.array(experimentFlag),
  /** Null without consent: nobody is told apart, everybody gets the first value of each experiment. */
  uniqueVisitorId: z.string().nullable(),
})
export type ExperimentFlagsReply = z.infer<typeof experimentFlagsReply>

export const visitorExposeRequest = z.object({
  visitorId,
  key: flagKey,
  deviceType,
  hasConsented: z.boolean(),
  ...edition,
})
export type VisitorExposeRequest = z.input<typeof visitorExposeRequest>

export const experimentEventRequest = z.object({ visitorId, action })
export type ExperimentEventRequest = z.input<typeof experimentEventRequest>

export const experimentTransactionRequest = z.object({
  visitorId,
  action,
  price: z.int().min(0).max(100_000_000).describe('Minor units of the currency of the edition'),
})
export type ExperimentTransactionRequest = z.input<typeof experimentTransactionRequest>

/** The same whether something was written down: a repeat, a visitor without consent, an experiment that has ended. */
export const experimentNoted = z.object({})
