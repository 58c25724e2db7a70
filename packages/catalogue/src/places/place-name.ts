import type { Localised } from '../types/localised.types.ts'
import { localise } from '../texts/localised.ts'

/**
 * Reads "preposition|name" or "=whole phrase|name" of the place tables.
 * A preposition ending in an apostrophe joins the name without a space.
 */
function readPlaceName(entry: string): { name: string; where: string } {
  const [before = '', name = ''] = entry.split('|')
  if (before.startsWith('=')) return { name, where: before.slice(1) }
  return { name, where: before.endsWith('’') ? before + name : `${before} ${name}` }
}

/** Name and place phrase ("on Lake Garda", "am Gardasee") in all message sets. */
export function placeNames(entries: { en: string; de: string; fr: string; nl: string; it: string }): {
  name: Localised
  where: Localised
} {
  const read = {
    en: readPlaceName(entries.en),
    de: readPlaceName(entries.de),
    fr: readPlaceName(entries.fr),
    nl: readPlaceName(entries.nl),
    it: readPlaceName(entries.it),
  }
  const pick = (part: 'name' | 'where') =>
    localise({
      en: read.en[part],
      de: read.de[part],
      fr: read.fr[part],
      nl: read.nl[part],
      it: read.it[part],
      'de-CH': read.de[part]
        .replace('Genfer See', 'Genfersee')
        .replace('Comer See', 'Comersee')
        .replace('Neusiedler See', 'Neusiedlersee'),
    })
  return { name: pick('name'), where: pick('where') }
}
