import type { CataloguePage } from '../types/catalogue.types.ts'
import { defaultBookingDate } from '../prices/calendar-days.ts'
import { localise } from '../texts/localised.ts'
import { coverPage } from './cover-page.data.ts'
import type { PageBlockRow, PageRow } from './reading/page-row.ts'
import { pageRows } from './pages.data.ts'
import { salePageRows } from './sale-pages.data.ts'
import { searchOfKeys } from './search-of-keys.ts'

function blockOf({ heading, body, imageId, link }: PageBlockRow): CataloguePage['blocks'][number] {
  return {
    heading: heading && localise(heading),
    body: localise(body),
    imageId,
    link: link && {
      text: localise(link.text),
      search: link.search && searchOfKeys(link.search),
      page: link.page,
    },
  }
}

function pageOf({ tag, slug, title, lead, imageId, facts, blocks, faq }: PageRow): CataloguePage {
  return {
    tag,
    slug: localise(slug),
    title: localise(title),
    lead: lead && localise(lead),
    imageId,
    facts: facts?.map(({ label, value }) => ({ label: localise(label), value: localise(value) })),
    blocks: blocks.map(blockOf),
    faq: faq?.map(([question, answer]) => ({ question: localise(question), answer: localise(answer) })),
  }
}

/** The tagged pages; early booking appears from September until the end of March before the season. */
export function createPages(today: string): CataloguePage[] {
  const season = Number(defaultBookingDate(today).slice(0, 4))
  return [...pageRows, coverPage, ...salePageRows].map((row) => ({
    ...pageOf(row),
    ...(row.tag === 'early-booking'
      ? { publishedFrom: `${season - 1}-09-01`, publishedTo: `${season}-04-01` }
      : {}),
  }))
}
