import type { CataloguePage } from '../types/catalogue.types.ts'
import { defaultBookingDate } from '../prices/calendar-days.ts'
import { localise } from '../texts/localised.ts'
import { coverPage } from './cover-page.data.ts'
import { pageRows } from './pages.data.ts'

/** The tagged pages; early booking appears from September until the end of March before the season. */
export function createPages(today: string): CataloguePage[] {
  const season = Number(defaultBookingDate(today).slice(0, 4))
  return [...pageRows, coverPage].map(({ tag, slug, title, blocks }) => ({
    tag,
    slug: localise(slug),
    title: localise(title),
    blocks: blocks.map(({ heading, body }) => ({
      heading: heading && localise(heading),
      body: localise(body),
    })),
    ...(tag === 'early-booking'
      ? { publishedFrom: `${season - 1}-09-01`, publishedTo: `${season}-04-01` }
      : {}),
  }))
}
