import type { CatalogueFaqGroup } from '../types/content.types.ts'
import { worldPlaces } from '../places/world-places.ts'
import { localise } from '../texts/localised.ts'
import { withPlace } from '../texts/place-texts.ts'
import { faqRows } from './faqs.data.ts'

const plain = (key: string, rows: (typeof faqRows)['general']): CatalogueFaqGroup => ({
  key,
  items: rows.map(([question, answer]) => ({ question: localise(question), answer: localise(answer) })),
})

/** Questions for all pages, per funnel ('funnel:camping') and per country ('country:IT'). */
export const faqs: CatalogueFaqGroup[] = [
  plain('general', faqRows.general),
  plain('funnel:camping', faqRows.camping),
  plain('funnel:holiday-parks', faqRows['holiday-parks']),
  plain('funnel:glamping', faqRows.glamping),
  ...worldPlaces.map(({ country, where }) => ({
    key: `country:${country.code}`,
    items: faqRows.country.map(([question, answer]) => ({
      question: withPlace(localise(question), where),
      answer: localise(answer),
    })),
  })),
]
