import { facetsMessages } from '@camping/editions/messages/facets.messages.ts'
import { resultsMessages } from '@camping/editions/messages/results.messages.ts'
import type { Wording } from '../texts/localised.ts'

const messages = { ...resultsMessages, ...facetsMessages }

/** A message in the form of authored texts. */
function wordingOf(key: keyof typeof messages): Wording {
  const { 'en-GB': en, ...others } = messages[key]
  return { en, ...others }
}

/**
 * How results are ordered: the names of the orders and the sentences beside the list of results, so that page and list can never
 * disagree (Directive 2005/29/EC, article 7(4a)).
 */
export const orderBlocks: readonly { heading?: Wording; body: Wording }[] = [
  { heading: wordingOf('results.sort.popular-desc'), body: wordingOf('facets.sort.how.popular') },
  { heading: wordingOf('results.sort.price-asc'), body: wordingOf('facets.sort.how.price') },
  { heading: wordingOf('results.sort.reviews-desc'), body: wordingOf('facets.sort.how.reviews') },
  {
    heading: {
      en: 'Equal results',
      de: 'Gleiche Ergebnisse',
      fr: 'À égalité',
      nl: 'Gelijke resultaten',
      it: 'A parità di risultato',
    },
    body: {
      en: 'Where two campsites rank equally, the one that joined us first comes first. The order is the same for every visitor: nothing you’ve done before changes it.',
      de: 'Sind zwei Campingplätze gleichauf, steht der vorn, der länger bei uns ist. Die Reihenfolge ist für alle dieselbe: Nichts, was Sie zuvor getan haben, ändert sie.',
      fr: 'À égalité, le camping présent depuis plus longtemps passe devant. L’ordre est le même pour tous : rien de ce que vous avez fait auparavant ne le modifie.',
      nl: 'Zijn twee campings gelijk, dan gaat de camping voor die er het langst bij is. De volgorde is voor iedereen dezelfde en hangt niet af van wat je eerder hebt gedaan.',
      it: 'A parità di risultato viene prima il campeggio presente da più tempo. L’ordine è lo stesso per tutti: niente di ciò che hai fatto prima lo cambia.',
    },
  },
]
