import type { MessageSet } from '@camping/editions/markets.ts'

/** One text per message set, in its language. */
export type Localised = Record<MessageSet, string>
