import type { Localised } from '../types/localised.types.ts'
import type { Terrain } from '../types/catalogue.types.ts'
import { areaIntros } from './area-intros.data.ts'
import { countryIntros } from './country-intros.data.ts'
import { capitalised, localise, localised } from './localised.ts'

const campingWord: Localised = localise({
  en: 'Camping',
  de: 'Camping',
  fr: 'Campings',
  nl: 'Kamperen',
  it: 'Campeggi',
})

/** "Camping in Italy", "Campings en Italie", … */
export function countryTitle(where: Localised): Localised {
  return localised((set) => `${campingWord[set]} ${where[set]}`)
}

export function countryIntro(code: string, where: Localised): Localised {
  const wording = countryIntros[code]
  return wording ? localise(wording) : countryTitle(where)
}

/** Fills {where} and {Where} in every set. */
export function withPlace(template: Localised, where: Localised): Localised {
  return localised((set) =>
    template[set].replaceAll('{where}', where[set]).replaceAll('{Where}', capitalised(where[set])),
  )
}

export function areaIntro(areaId: number, terrain: Terrain, where: Localised): Localised {
  const choices = areaIntros[terrain]
  const template = localise(choices[areaId % choices.length]!)
  // after a colon German continues in lower case unless a whole sentence follows, as here
  return withPlace(template, where)
}
