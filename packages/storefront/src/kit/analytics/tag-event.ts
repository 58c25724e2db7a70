import type { AnalyticsEvent } from '@camping/contract/analytics-events.ts'

/** An event of the catalogue (docs/contracts/events.md). Never a name, an address or a secret. */
export type TagEvent = AnalyticsEvent

/** A page in the form that third parties may receive, with Google's names. */
export interface ReportedPage {
  readonly page_location: string
  readonly page_referrer: string
  readonly page_title: string
}
