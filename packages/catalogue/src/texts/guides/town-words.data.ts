import type { Wording } from '../localised.ts'

/**
 * About a town: {town} its name, {people} its inhabitants in round figures, {where} the area with its preposition, {towns} its
 * neighbours with their distances.
 */
export const townSentences = {
  people: {
    en: '{town} is {where} and has about {people} inhabitants.',
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
    en: 'The nearest places with campsites, as the crow flies, are {towns}. If everything in {town} is taken, you’ll often find something there.',
    de: 'Die nächsten Orte mit Campingplätzen, in Luftlinie, sind {towns}. Ist in {town} nichts mehr verfügbar, werden Sie oft dort fündig.',
    fr: 'Les localités les plus proches avec des campings, à vol d’oiseau, sont {towns}. Si tout est complet ici, cherchez de ce côté.',
    nl: 'De dichtstbijzijnde plaatsen met campings zijn, hemelsbreed, {towns}. Is er in {town} niets meer beschikbaar, dan vind je daar vaak nog iets.',
    it: 'Le località più vicine con campeggi, in linea d’aria, sono {towns}. Se qui non c’è più nulla di disponibile, spesso si trova lì.',
    'nl-BE':
      'De dichtstbijzijnde plaatsen met campings zijn, in vogelvlucht, {towns}. Is er in {town} niets meer beschikbaar, dan vind je daar vaak nog iets.',
  },
} as const satisfies Record<string, Wording>
