import { messageSets } from '@camping/editions/markets.ts'
import type { Localised } from '../types/localised.types.ts'
import { furtherTexts } from './further-texts.data.ts'
import { textListener } from './text-listener.ts'

/** Authored texts: five languages, and the Swiss and Flemish sets where their wording differs. */
export interface Wording {
  en: string
  de: string
  fr: string
  nl: string
  it: string
  'de-CH'?: string
  'nl-BE'?: string
}

/** Words that German texts share, and the Swiss ones. */
const swissWords: readonly (readonly [german: string, swiss: string])[] = [
  ['ß', 'ss'],
  ['Rezeption', 'Réception'],
  ['Schranke', 'Barriere'],
  ['Gesamtpreis', 'Totalpreis'],
  ['storniert', 'annulliert'],
  ['Stornoschutz', 'Annullierungsschutz'],
  ['niedrigsten Preis', 'tiefsten Preis'],
  ['Orts- oder Kurtaxe', 'Kurtaxe'],
  ['Ortstaxe', 'Kurtaxe'],
]

/** Swiss spelling and words of a German text. */
function swissSpelling(text: string): string {
  return swissWords.reduce((swiss, [german, own]) => swiss.replaceAll(german, own), text)
}

/** The sets that authored wordings fill. */
const authoredSets = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it']
const furtherSets = messageSets.filter((set) => !authoredSets.includes(set))
const translations: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> =
  furtherTexts

/**
 * Expands five wordings to the message sets; `de-CH` and `nl-BE` follow `de` and `nl` unless they have their own. A set of a further
 * language has the translation of the English, or the English.
 */
export function localise(wording: Wording): Localised {
  textListener.heard?.(wording.en)
  const authored: Partial<Localised> = {
    'en-GB': wording.en,
    de: wording.de,
    'de-CH': swissSpelling(wording['de-CH'] ?? wording.de),
    fr: wording.fr,
    nl: wording.nl,
    'nl-BE': wording['nl-BE'] ?? wording.nl,
    it: wording.it,
  }
  if (furtherSets.length === 0) return authored as Localised
  const further = furtherSets.map((set) => [set, translations[set]?.[wording.en] ?? wording.en])
  return { ...authored, ...Object.fromEntries(further) } as Localised
}

/**
 * The same for a text that some languages do not have yet: the sets of a missing language are missing. Editions show
 * another language then, and say so (navigation-14).
 */
export function localiseKnown(wording: Partial<Wording>): Partial<Localised> {
  const { en = '', de = '', fr = '', nl = '', it = '' } = wording
  const all = Object.entries(localise({ ...wording, en, de, fr, nl, it }))
  return Object.fromEntries(all.filter(([, text]) => text !== ''))
}

/** Builds one text per message set. */
export function localised(write: (set: keyof Localised) => string): Localised {
  const texts = messageSets.map((set) => [set, set === 'de-CH' ? swissSpelling(write(set)) : write(set)])
  return Object.fromEntries(texts) as Localised
}

/** Capitalises the first letter of a place name at the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
