import { dataProtectionAuthorities, invoiceYears } from './authorities.data.ts'
import { listOf, wordsFor, type LegalBlock } from './country-words.ts'
import type { Operator } from './operator.ts'
import { legalBases, privacyPurposes } from './privacy-purposes.data.ts'
import { privacyWords } from './privacy-words.data.ts'

type Purpose = keyof typeof privacyPurposes
type Words = keyof typeof privacyWords

/** What the app uses data for, each with its legal basis. */
function purposesOf({
  supports,
  tagManagerId,
  visitCounters,
  chatbot,
  errorReporting,
  flagship,
}: Operator['config']) {
  const counts = tagManagerId !== undefined || flagship === 'true'
  const purposes: readonly (readonly [Purpose, keyof typeof legalBases, boolean | undefined])[] = [
    ['booking', 'contract', supports.checkout],
    ['payment', 'contract', supports.checkout],
    ['account', 'contract', supports.portal],
    ['messages', 'contract', supports.portal],
    ['reviews', 'interest', supports.search],
    ['newsletter', 'consent', supports.newsletter],
    ['alerts', 'consent', supports.destinations && supports.checkout],
    ['marketing', 'consent', counts && tagManagerId !== undefined],
    ['counting', 'consent', visitCounters !== undefined],
    ['chat', 'consent', chatbot !== undefined],
    ['errors', 'consent', errorReporting !== undefined],
    ['security', 'interest', true],
    ['invoices', 'obligation', supports.checkout],
  ]
  return purposes.filter(([, , isUsed]) => isUsed === true)
}

/** What Article 13 GDPR wants said, as far as the app uses it. */
export function privacyBlocks({ site, config }: Operator): LegalBlock[] {
  const { legal, supports, tagManagerId, visitCounters, chatbot } = config
  const { company, address, email, phone, dataProtectionOfficer: officer } = legal
  const words = (key: Words, values?: Readonly<Record<string, string>>) =>
    wordsFor(site, privacyWords[key], values)
  const some = (lines: readonly (string | false | undefined)[]) =>
    listOf(lines.filter((line): line is string => typeof line === 'string'))
  const years = new Intl.NumberFormat('en').format(invoiceYears[site])
  const authority = legal.dataProtectionAuthority ?? dataProtectionAuthorities[site]
  return [
    {
      heading: words('controllerTitle'),
      body: [
        words('controller', { company, address, email, phone }),
        ...(officer ? [words('officer', { value: officer })] : []),
      ].join('\n\n'),
    },
    {
      heading: words('purposesTitle'),
      body: `${listOf(
        purposesOf(config).map(([purpose, basis]) =>
          wordsFor(site, privacyPurposes[purpose], { basis: wordsFor(site, legalBases[basis]) }),
        ),
      )}\n\n${words('required')}`,
    },
    {
      heading: words('recipientsTitle'),
      body: `${some([
        supports.checkout && words('campsite'),
        supports.checkout && words('provider'),
        words('services'),
        tagManagerId !== undefined && words('google'),
        visitCounters !== undefined &&
          words('counter', { hosts: visitCounters.map(({ url }) => new URL(url).host).join(', ') }),
        chatbot !== undefined && words('chatService'),
        words('public'),
      ])}\n\n${words('transfer')}`,
    },
    {
      heading: words('storageTitle'),
      body: some([
        supports.checkout && words('storageDraft'),
        supports.checkout && words('storageBooking', { years }),
        supports.portal && words('storageAccount'),
        supports.portal && words('storageMessages'),
        supports.newsletter && words('storageNewsletter'),
        supports.destinations && supports.checkout && words('storageAlerts'),
      ]),
    },
    {
      heading: words('rightsTitle'),
      body: [words('rights', { email }), words('objection'), words('authority', { authority })].join('\n\n'),
    },
  ]
}
