import { listOf, wordsFor, type CountryWords, type LegalBlock } from './country-words.ts'
import { imprintWords } from './imprint-words.data.ts'
import type { Operator } from './operator.ts'

/** A part with its heading; none where it has nothing to say. */
const part = (heading: string, lines: readonly (string | undefined)[]): LegalBlock[] => {
  const said = lines.filter((line) => line !== undefined)
  return said.length > 0 ? [{ heading, body: listOf(said) }] : []
}

/** How complaints are dealt with: by the operator, then by a body, where it takes part. */
export function disputeBlocks({ site, config: { legal } }: Operator): LegalBlock[] {
  const { disputes, email, phone } = legal
  const heading = wordsFor(site, imprintWords.disputesTitle)
  const complaints = wordsFor(site, imprintWords.complaints, { email, phone })
  if (!disputes) return [{ heading, body: complaints }]
  const { takesPart, body = '', address, website } = disputes
  const whom = [body, address, website].filter((one) => one !== undefined && one !== '').join(', ')
  const outcome = takesPart
    ? wordsFor(site, imprintWords.takesPart, { body: whom })
    : wordsFor(site, imprintWords.takesNoPart)
  return [{ heading, body: `${complaints}\n\n${outcome}` }]
}

/** Cover against insolvency, where packages are sold. */
export function coverBlocks({ site, config: { legal } }: Operator): LegalBlock[] {
  const { insolvencyCover, sellsPackages } = legal
  if (!sellsPackages || !insolvencyCover) return []
  return [
    {
      heading: wordsFor(site, imprintWords.coverTitle),
      body: wordsFor(site, imprintWords.cover, { ...insolvencyCover }),
    },
  ]
}

/** Who runs the edition: what its country wants stated. Company, address, phone, e-mail and registration stand above it. */
export function imprintFacts(operator: Operator): LegalBlock[] {
  const { site, config } = operator
  const { legal } = config
  const line = (words: CountryWords, value: string | undefined) =>
    value === undefined ? undefined : wordsFor(site, words, { value })
  return [
    ...part(wordsFor(site, imprintWords.company), [
      line(imprintWords.representative, legal.representative),
      line(imprintWords.vatNumber, legal.vatNumber),
      line(imprintWords.shareCapital, legal.shareCapital),
      line(imprintWords.supervisoryAuthority, legal.supervisoryAuthority),
    ]),
    ...part(wordsFor(site, imprintWords.publisherTitle), [
      line(imprintWords.publisher, legal.publisher),
      legal.host && wordsFor(site, imprintWords.host, { ...legal.host }),
    ]),
    ...disputeBlocks(operator),
    ...coverBlocks(operator),
  ]
}
