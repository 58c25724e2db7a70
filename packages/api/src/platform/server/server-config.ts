import type { HumanityCheck } from '../admission/humanity.ts'
import type { SharedLimits } from '../admission/limits-in-redis.ts'
import type { BrandAccess, FindContent, FindLegalText } from '../config/brand-access.ts'
import type { StockLimits } from '../config/stock-limits.ts'
import type { CallReports } from './call-reports.ts'
import type { FindMailIdentity } from '../mail/mail-identity.ts'

/** The configuration that every call shares. */
export interface ServerConfig {
  readonly brands: ReadonlyMap<string, BrandAccess>
  readonly now: () => Date
  /** Validates every reply against its schema before sending; for tests and development. */
  readonly checkReplies: boolean
  /** Number of proxies in front whose X-Forwarded-For is trusted; 0 for none. */
  readonly trustedProxies: number
  /** Whether the API reference is public; true by default. */
  readonly showsReference?: boolean | undefined
  /** Authorises the operator's calls; without it there are none. */
  readonly operatorToken?: string | undefined
  /** Limits shared by several servers; without them each process has its own. */
  readonly sharedLimits?: SharedLimits | undefined
  /** How much of the stock one visitor may take; the product's limits by default. */
  readonly stockLimits?: StockLimits | undefined
  /** Checks above a threshold whether a person books, holds and registers; without it there is no check. */
  readonly humanity?: HumanityCheck | undefined
  /** Receives errors and times of calls, besides the log; without it nobody does. */
  readonly reports?: CallReports | undefined
  /** Finds the sender of documents; without it there are none. */
  readonly findIdentity?: FindMailIdentity | undefined
  /** Finds the legal texts of apps that have their own; without it all show the house's. */
  readonly findLegalText?: FindLegalText | undefined
  /** Finds the contents that apps state; without it all show the house's. */
  readonly findContent?: FindContent | undefined
}
