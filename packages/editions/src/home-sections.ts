import type { AppLink, AppText } from './app-link.ts'
import type { DescribedPicture } from './app-pictures.ts'
import type { SiteCode } from './markets.ts'

/** What a home page can consist of, below its search box. `text` is the app's own; all others are the house's. */
export const homeSectionNames = [
  'funnels',
  'countries',
  'themes',
  'campaigns',
  'early-booking',
  'promises',
  'newsletter',
  'text',
] as const

type HomeSectionName = (typeof homeSectionNames)[number]

/** A section of the home page (docs/how-to/arrange-the-home-page.md). */
export interface HomeSection {
  readonly section: HomeSectionName
  /** The editions that show it; all of the app by default. */
  readonly sites?: readonly SiteCode[]
  /** The heading of a `text`. */
  readonly title?: AppText
  /** The words of a `text`; an empty line begins a paragraph. */
  readonly text?: AppText
  /** The button of a `text`. */
  readonly link?: AppLink
  /** A picture beside the words of a `text`. */
  readonly picture?: DescribedPicture
}

/** The house's order. */
export const houseHomeSections: readonly HomeSection[] = [
  { section: 'funnels' },
  { section: 'countries' },
  { section: 'themes' },
  { section: 'campaigns' },
  { section: 'early-booking' },
  { section: 'promises' },
  { section: 'newsletter' },
]
