import type { Wording } from '../localised.ts'

/**
 * About a town: {town} its name, {people} its inhabitants in round figures, {where} the area with its preposition, {towns} its
 * neighbours with their distances.
 */
export const townSentences = {
  people: {
    en: '{town} is {where} and has a population of about {people}.',
    de: '{town} liegt {where} und hat rund {people} Einwohner.',
    fr: '{town} se trouve {where} et compte environ {people} habitants.',
    nl: '{town} ligt {where} en telt ongeveer {people} inwoners.',
    it: '{town} si trova {where} e conta circa {people} abitanti.',
  },
  place: {
    en: '{town} is {where}.',
    de: '{town} liegt {where}.',
    fr: '{town} se trouve {where}.',
    nl: '{town} ligt {where}.',
    it: '{town} si trova {where}.',
  },
  neighbours: {
    en: 'The nearest towns, as the crow flies: {towns}.',
    de: 'Die nächsten Orte, in Luftlinie: {towns}.',
    fr: 'Les localités les plus proches, à vol d’oiseau : {towns}.',
    nl: 'De dichtstbijzijnde plaatsen, hemelsbreed: {towns}.',
    it: 'Le località più vicine, in linea d’aria: {towns}.',
    'nl-BE': 'De dichtstbijzijnde plaatsen, in vogelvlucht: {towns}.',
  },
} as const satisfies Record<string, Wording>
