import type { CatalogueTheme } from '../types/catalogue.types.ts'
import { slugify } from '../places/slugify.ts'
import { localiseKnown } from '../texts/localised.ts'
import { searchOfKeys } from './search-of-keys.ts'
import { themeReading } from './themes/theme-reading.data.ts'
import type { ThemeReading, ThemeRow } from './themes/theme-row.ts'
import { bySea, dogs, glamping, parks, spring } from './themes/holiday-themes.data.ts'
import { alps, stars, withoutCar } from './themes/northern-themes.data.ts'
import { canoe, croatia, lakeGarda, lateSummer, tuscany } from './themes/southern-themes.data.ts'

/** In the order in which pages list them; it gives each its id. */
const themeRows: readonly (ThemeRow & ThemeReading)[] = [
  { ...lakeGarda, ...themeReading.lakeGarda },
  { ...bySea, ...themeReading.bySea },
  { ...alps, ...themeReading.alps },
  { ...glamping, ...themeReading.glamping },
  { ...tuscany, ...themeReading.tuscany },
  { ...canoe, ...themeReading.canoe },
  { ...croatia, ...themeReading.croatia },
  { ...dogs, ...themeReading.dogs },
  { ...spring, ...themeReading.spring },
  { ...lateSummer, ...themeReading.lateSummer },
  { ...parks, ...themeReading.parks },
  { ...stars, ...themeReading.stars },
  { ...withoutCar, ...themeReading.withoutCar },
]

/** The themes, with slugs from their titles and a search for fitting sites. */
export const themes: CatalogueTheme[] = themeRows.map((row, index) => {
  const title = localiseKnown(row.title)
  return {
    id: index + 1,
    slug: Object.fromEntries(
      Object.entries(title).map(([set, text]) => [set, slugify(text, set === 'de' || set === 'de-CH')]),
    ),
    title,
    intro: localiseKnown(row.intro),
    imageId: row.imageId,
    blocks: row.blocks.map(([heading, body]) => ({
      heading: localiseKnown(heading),
      body: localiseKnown(body),
    })),
    search: searchOfKeys(row),
    ...(row.bestMonths && { bestMonths: [...row.bestMonths] }),
    faq: (row.faq ?? []).map(([question, answer]) => ({
      question: localiseKnown(question),
      answer: localiseKnown(answer),
    })),
  }
})
