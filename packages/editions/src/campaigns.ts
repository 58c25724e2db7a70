import type { AppLink, AppText } from './app-link.ts'
import type { DescribedPicture } from './app-pictures.ts'
import type { SiteCode } from './markets.ts'

/** A promotion of an app, in its period only (docs/how-to/run-a-campaign.md). */
export interface Campaign {
  /** The first day that shows it, `YYYY-MM-DD`, in the time of the edition's pages. */
  readonly from: string
  /** The last day that shows it. */
  readonly to: string
  /** The editions that show it; all of the app by default. */
  readonly sites?: readonly SiteCode[]
  readonly title: AppText
  /** A sentence or two, beside the title on the home page. */
  readonly text: AppText
  readonly link: AppLink
  /** A picture beside its words on the home page, in place of a band. */
  readonly picture?: DescribedPicture
  /** Whether the line above the header says it, too. Of several campaigns the first has it. */
  readonly banner?: boolean
}

/** The campaigns that an edition shows on a day, in the app's order. */
export const campaignsOf = (
  campaigns: readonly Campaign[] | undefined,
  site: SiteCode,
  today: string,
): readonly Campaign[] =>
  (campaigns ?? []).filter(
    ({ from, to, sites }) => from <= today && today <= to && (sites?.includes(site) ?? true),
  )
