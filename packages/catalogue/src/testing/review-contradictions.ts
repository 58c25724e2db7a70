import type { Language } from '@camping/editions/markets.ts'
import type { CatalogueReview, CatalogueSite } from '../types/catalogue.types.ts'
import { facilityId } from '../content/facility-groups.ts'

/** Words of a subject in the five languages of reviews. */
type Words = Readonly<Record<Language, RegExp>>

const children: Words = {
  en: /\b(?:kids?|child(?:ren)?|toddlers?|little ones?|daughter|son)\b/i,
  de: /Kind(?:er|ern)?\b|Kleinkind|Tochter|Sohn/i,
  fr: /\benfants?\b|tout-petit|\bfille\b|\bfils\b/i,
  nl: /\bkind(?:eren)?\b|peuter|dochter|\bzoon\b/i,
  it: /bambin|bimb|\bfigli|\bragazzi del miniclub/i,
}
const bathing: Words = {
  en: /\bpool\b|\bslides\b|\bbeach\b|\bswim/i,
  de: /\bPool\b|Rutschen|am Strand|schwimmen/i,
  fr: /piscine|toboggans|plage/i,
  nl: /zwembad|glijbanen|strand/i,
  it: /piscina|scivoli|spiaggia/i,
}
const household: Words = {
  en: /\bkitchen|dishwasher|\bsofa|mattress|terrace/i,
  de: /Küche|Spülmaschine|Sofa|Matratze|Terrasse/i,
  fr: /\bcuisine\b|lave-vaisselle|canapé|matelas|terrasse/i,
  nl: /keuken|vaatwas|\bbank\b|matras|\bterras\b/i,
  it: /cucina|lavastoviglie|divano|materasso|terrazza/i,
}
const sharedWashrooms: Words = {
  en: /washroom|showers/i,
  de: /Sanitär|Duschen/i,
  fr: /sanitaires|douches/i,
  nl: /sanitair|douches/i,
  it: /\bbagni\b|docce/i,
}
const ground = /\b(?:plot|pitch|Parzelle|Stellplatz|emplacement|piazzola|kampeerplaats|standplaats)\b/i
const several: Words = {
  en: /\b(?:we|us|our)\b/i,
  de: /\b(?:wir|uns|unser\w*)\b/i,
  fr: /\b(?:nous|notre|nos)\b/i,
  nl: /\b(?:we|wij|ons|onze)\b/i,
  it: /\b(?:abbiamo|siamo|eravamo|nostr[aei])\b/i,
}
const club: Words = {
  en: /kids’ club/i,
  de: /Kinderclub/i,
  fr: /club enfants/i,
  nl: /kinderclub/i,
  it: /miniclub/i,
}

const isWinter = (month: string) => /-(?:0[1-5]|1[0-2])$/.test(month)

/**
 * What a review says that cannot be: about children without any, of a pool in winter, of a mattress on a pitch, of a club that was
 * closed. Read from its words alone, not from how it was made.
 */
export function reviewContradictions(review: CatalogueReview, site: CatalogueSite): string[] {
  const { language, group, accommodation, stayMonth } = review
  const text = `${review.title} ${review.text}`
  const speaksOf = (words: Words) => words[language].test(text)
  const ofKids = site.facilities.find(({ id }) => id === facilityId('kids-club'))
  const month = stayMonth.slice(5)
  const faults: [string, boolean][] = [
    ['children without any', !group.startsWith('family') && speaksOf(children)],
    ['bathing in winter', isWinter(stayMonth) && speaksOf(bathing)],
    ['furniture on a pitch', accommodation === 'pitch' && speaksOf(household)],
    [
      'washrooms of the site beside own ones',
      accommodation !== 'pitch' && accommodation !== 'glamping-tent' && speaksOf(sharedWashrooms),
    ],
    ['a pitch in a house', accommodation !== 'pitch' && ground.test(text)],
    ['several travellers alone', group === 'solo' && speaksOf(several)],
    [
      'a club that was closed',
      speaksOf(club) &&
        !(ofKids && `${month}-28` >= (ofKids.from ?? '') && `${month}-01` <= (ofKids.to ?? '12-31')),
    ],
    [
      'an accommodation that the site lacks',
      !site.accommodations.some(({ category }) => category === accommodation),
    ],
    [
      'a month in which the site is closed',
      month < site.seasonFrom.slice(0, 2) || month > site.seasonTo.slice(0, 2),
    ],
  ]
  return faults.filter(([, isBroken]) => isBroken).map(([name]) => name)
}
