import type { MarketCode } from '@camping/editions/markets.ts'
import type { CatalogueCover } from '../types/market-terms.types.ts'
import { localise } from '../texts/localised.ts'
import { coverRows } from './covers.data.ts'

type Terms = Pick<CatalogueCover, 'percentHundredths' | 'perPersonNight' | 'daysBefore'>

/** The larger cover includes more foreseeable reasons, so customers must choose it earlier. */
const percent = (basic: number, plus: number): Record<string, Terms> => ({
  basic: { percentHundredths: basic, daysBefore: 7 },
  plus: { percentHundredths: plus, daysBefore: 30 },
})
const perPersonNight = (basic: number, plus: number): Record<string, Terms> => ({
  basic: { perPersonNight: basic, daysBefore: 7 },
  plus: { perPersonNight: plus, daysBefore: 30 },
})

/**
 * By market: hundredths of a percent of the nights, or EUR cents per person and night, the usual form in the
 * Netherlands.
 */
const terms: Record<MarketCode, Record<string, Terms>> = {
  ALGB: percent(450, 650),
  ALDE: percent(450, 650),
  ALFR: percent(425, 625),
  ALNL: perPersonNight(125, 195),
  ALBE: perPersonNight(130, 205),
  ALCH: percent(490, 720),
  ALIE: percent(450, 650),
  ALAT: percent(450, 650),
  ALIT: percent(400, 590),
}

/** Every cover in every market, with its price. */
export const covers: CatalogueCover[] = (Object.keys(terms) as MarketCode[]).flatMap((market) =>
  coverRows.flatMap(({ key, name, text, pays }) => {
    const level = terms[market][key]
    if (!level) return []
    const words = { name: localise(name), text: localise(text), pays: pays.map(localise) }
    return [{ market, key, ...words, ...level }]
  }),
)
