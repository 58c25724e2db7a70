import type { Localised } from '../types/localised.types.ts'

/** "near Garda", "bei Garda", "près de Garda", …: the town with its preposition. */
export function nearTown(set: keyof Localised, town: string): string {
  return phrases[set](town)
}

const phrases: Readonly<Record<keyof Localised, (town: string) => string>> = {
  'en-GB': (town) => `near ${town}`,
  de: (town) => `bei ${town}`,
  'de-CH': (town) => `bei ${town}`,
  fr: (town) => `près ${frenchDe(town)}`,
  nl: (town) => `bij ${town}`,
  'nl-BE': (town) => `bij ${town}`,
  it: (town) => `vicino ${italianA(town)}`,
}

/** French "de" before a town: elided before a vowel, contracted with le and les. */
export function frenchDe(town: string): string {
  if (town.startsWith('Le ')) return `du ${town.slice(3)}`
  if (town.startsWith('Les ')) return `des ${town.slice(4)}`
  // h is silent in French and Romance names, but not in German, Dutch and English ones
  const first = town.normalize('NFD').charAt(0).toLowerCase()
  const silentH = /^(Honfleur|Houlgate|Hyères|Hendaye|Hourtin)/.test(town)
  return 'aeiou'.includes(first) || silentH ? `d’${town}` : `de ${town}`
}

function italianA(town: string): string {
  return /^a/i.test(town.normalize('NFD')) ? `ad ${town}` : `a ${town}`
}
