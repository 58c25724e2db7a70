import type { AccommodationCategoryKey, ReviewGroup } from '../types/catalogue.types.ts'

/** Who writes, of which accommodation, about which month. */
export interface ReviewSetting {
  readonly group: ReviewGroup
  readonly accommodation: AccommodationCategoryKey
  /** 'YYYY-MM'. */
  readonly stayMonth: string
}

/** Who travels alone does not write for several, in any of the languages. */
const plural =
  /\b(?:we|us|our|wir|uns|unser\w*|nous|notre|nos|wij|ons|onze|abbiamo|siamo|eravamo|giriamo|nostr[aei])\b/i
/** Guests of a pitch and of a tent use the washrooms of the site; the others have their own. */
const washrooms = /washroom|shower|Sanitär|Dusche|sanitaires|douche|sanitair|bagni\b|docce/i
/** What comes with a tent, a mobile home or a house, and not with a pitch. */
const furniture = /mattress|Matratze|matelas|matras|materasso|terrace|Terrasse|terras\b|terrazza/i
/** What is done and looked forward to in summer. */
const summer =
  /\bpool|piscine|zwembad|piscina|barefoot|barfuß|pieds nus|blote voeten|piedi nudi|next summer|nächsten Sommer|été prochain|volgende zomer|prossima estate/i

export const isFamily = (group: ReviewGroup): boolean => group.startsWith('family')
export const isSummer = (stayMonth: string): boolean => /-0[6-9]$/.test(stayMonth)

/** Sentences that fit who writes, where they slept and when. */
export function fittingSentences(
  sentences: readonly string[],
  { group, accommodation, stayMonth }: ReviewSetting,
): readonly string[] {
  const sharesWashrooms = accommodation === 'pitch' || accommodation === 'glamping-tent'
  return sentences.filter(
    (sentence) =>
      !(group === 'solo' && plural.test(sentence)) &&
      !(!sharesWashrooms && washrooms.test(sentence)) &&
      !(accommodation === 'pitch' && furniture.test(sentence)) &&
      !(!isSummer(stayMonth) && summer.test(sentence)),
  )
}
