import type { AppConfig } from '../define-app.ts'
import type { SiteCode } from '../markets.ts'

/** What legal texts know about the operator of an edition. */
export interface Operator {
  readonly site: SiteCode
  readonly config: Pick<
    AppConfig,
    | 'displayName'
    | 'paymentTerms'
    | 'legal'
    | 'supports'
    | 'tagManagerId'
    | 'visitCounters'
    | 'chatbot'
    | 'errorReporting'
    | 'flagship'
  >
  /** True for a shop in which nothing can really be booked. */
  readonly isDemonstration: boolean
}
