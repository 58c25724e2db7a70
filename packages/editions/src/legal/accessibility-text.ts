import { markets } from '../markets.ts'
import { accessibilityCheckedOn, accessibilityWords } from './accessibility-words.data.ts'
import { accessibilityAuthorities } from './authorities.data.ts'
import { listOf, wordsFor, type LegalBlock } from './country-words.ts'
import type { Operator } from './operator.ts'

/** The accessibility statement: service, operation, state with exceptions and date, contact, authority. */
export function accessibilityBlocks({ site, config }: Operator): LegalBlock[] {
  const { legal, supports } = config
  const words = (key: keyof typeof accessibilityWords, values?: Readonly<Record<string, string>>) =>
    wordsFor(site, accessibilityWords[key], values)
  const date = new Intl.DateTimeFormat(markets[site].languageTag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${accessibilityCheckedOn}T00:00:00Z`))
  const authority = accessibilityAuthorities[site]
  const exceptions = [...(supports.search ? [words('map')] : []), words('windows')]
  return [
    { heading: words('serviceTitle'), body: words(supports.search ? 'shop' : 'portal') },
    { heading: words('operationTitle'), body: words('operation') },
    { heading: words('stateTitle'), body: words('state', { date }) },
    { heading: words('exceptionsTitle'), body: listOf(exceptions) },
    {
      heading: words('feedbackTitle'),
      body: words('feedback', { email: legal.email, phone: legal.phone }),
    },
    ...(authority === null
      ? []
      : [{ heading: words('authorityTitle'), body: words('authority', { authority }) }]),
  ]
}
