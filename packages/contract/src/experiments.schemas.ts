import { z } from 'zod'
import { code, line } from './stored-text.ts'

/** Random, created by the first reply with flags to a visitor who has consented; contains nothing personal. */
const visitorId = code(/^[\w-]{16,64}$/).describe('As `uniqueVisitorId` gave it')

/** A visitor's action: a word, after a colon its object, so that a repeat is recognised. */
const action = code(/^[a-z][a-z0-9-]{0,39}(:[a-z0-9]{1,40})?$/).describe('search, booking:1x9f…')

const deviceType = z.enum(['mobile', 'desktop'])
export type DeviceType = z.infer<typeof deviceType>

/** The edition of a call outside the base path (api-10). */
const edition = {
  brand: line(60),
  locale: line(10, 2).describe('apiLocale, e.g. couk'),
}

const flagKey = code(/^[a-zA-Z][\w-]{0,59}$/)

export const experimentFlagsRequest = z.object({
  /** Missing for a visitor without one. */
  visitorId: visitorId.optional(),
  /** Text in a query string. */
  hasConsented: z.enum(['true', 'false']),
  deviceType,
  ...edition,
})
export type ExperimentFlagsRequest = z.input<typeof experimentFlagsRequest>

/** The value of a running experiment for a visitor (analytics-5). */
const experimentFlag = z.object({
  slug: z.string(),
  /** This visitor's value. */
  value: z.string(),
  key: z.string(),
})
export type ExperimentFlag = z.infer<typeof experimentFlag>

export const experimentFlagsReply = z.object({
  flags: z.array(experimentFlag),
  /** Null without consent: every visitor gets the first value of each experiment. */
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

/**
 * The same reply whether or not something was recorded: a repeat, a visitor without consent, an experiment that
 * has ended.
 */
export const experimentRecorded = z.object({})
