import type { Brush } from '../parts/brush.ts'
import { drawAustria } from './austria.ts'
import { drawBelgium } from './belgium.ts'
import type { CountryKey } from '../parts/country-pictures.data.ts'
import { drawCroatia } from './croatia.ts'
import { drawDenmark } from './denmark.ts'
import { drawFrance } from './france.ts'
import { drawGermany } from './germany.ts'
import { drawGreatBritain } from './great-britain.ts'
import { drawIreland } from './ireland.ts'
import { drawItaly } from './italy.ts'
import { drawLuxembourg } from './luxembourg.ts'
import { drawNetherlands } from './netherlands.ts'
import { drawPortugal } from './portugal.ts'
import { drawSlovenia } from './slovenia.ts'
import { drawSpain } from './spain.ts'
import { drawSweden } from './sweden.ts'
import { drawSwitzerland } from './switzerland.ts'

/**
 * One scene for each country of the catalogue, by which a stranger names it. The landmark stands between x 430 and 1170
 * and y 300 and 880, so that it is inside every crop from 1:1 to 16:9.
 */
const countryScenes: Readonly<Record<CountryKey, (brush: Brush) => void>> = {
  fr: drawFrance,
  it: drawItaly,
  es: drawSpain,
  hr: drawCroatia,
  de: drawGermany,
  nl: drawNetherlands,
  at: drawAustria,
  ch: drawSwitzerland,
  be: drawBelgium,
  dk: drawDenmark,
  gb: drawGreatBritain,
  ie: drawIreland,
  pt: drawPortugal,
  si: drawSlovenia,
  lu: drawLuxembourg,
  se: drawSweden,
}

/** The landscape of a country with a small camp in it. */
export function drawCountry(brush: Brush): void {
  const { country } = brush.id
  if (!country) throw new RangeError('the id of a country picture names a country')
  countryScenes[country](brush)
}
