import type { LegalEntity } from '@camping/editions/legal-entity.ts'
import { legalRequirements, type LegalFact } from '@camping/editions/legal-requirements.ts'
import { appTextTags } from '@camping/editions/legal-tags.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'

/** How each fact is written, for the sentence about its absence. */
const asExample: Readonly<Record<LegalFact, string>> = {
  representative: "representative: 'Mara Lindner'",
  vatNumber: "vatNumber: 'DE123456789'",
  shareCapital: "shareCapital: '50 000 €'",
  publisher: "publisher: 'Claire Vasseur'",
  host: "host: { name: '…', address: '…', phone: '+33 …' }",
  supervisoryAuthority: "supervisoryAuthority: 'Magistrat der Stadt Salzburg'",
  disputes: 'disputes: { takesPart: false }, or the body that you take part before',
  contractPartner: "contractPartner: 'campsite' or 'operator'",
  offerors: "offerors: 'traders' or 'traders-and-private-persons'",
  dataProtectionAuthority: "dataProtectionAuthority: 'Landesbeauftragte für den Datenschutz …'",
}

const choices = {
  contractPartner: ['campsite', 'operator'],
  offerors: ['traders', 'traders-and-private-persons'],
} as const

/** A country and the identifier: letters, digits, and what registers put between them. */
const vatNumber = /^[A-Z]{2,3}[ -]?[0-9A-Z][0-9A-Z .-]{5,18}$/
const phone = /^\+[1-9][\d ()-]{6,20}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const day = /^\d{4}-\d{2}-\d{2}$/

type Report = (key: string, sentence: string) => void

const isStated = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

/** What the countries of an app demand and its configuration lacks. */
function missingFacts({ config }: BrandApp, report: Report): void {
  const { legal, sites } = config
  const reported = new Set<string>()
  const once = (key: string, sentence: string) => {
    if (!reported.has(key)) report(key, sentence)
    reported.add(key)
  }
  for (const site of sites) {
    const { country, facts, mustTakePart, packages } = legalRequirements[site]
    for (const [fact, law] of Object.entries(facts) as [LegalFact, string][])
      if (!isStated(legal[fact]))
        once(
          fact,
          `is missing. ${country[0]?.toUpperCase()}${country.slice(1)} wants it from who sells to its visitors (${law}). Write ${asExample[fact]}.`,
        )
    if (mustTakePart && legal.disputes?.takesPart === false)
      once(
        'disputes.takesPart',
        `is false, but ${country} wants every shop to name a mediator (${facts.disputes}). Join one and name it.`,
      )
    if (legal.sellsPackages && !legal.insolvencyCover)
      once(
        'insolvencyCover',
        `is missing. Who sells packages in ${country} needs cover (${packages}). Write insolvencyCover: { insurer: '…', address: '…', reference: '…' }, or sellsPackages: false.`,
      )
  }
}

/** Facts that are written, but not as they can be shown. */
function brokenFacts(legal: LegalEntity, report: Report): void {
  for (const key of ['contractPartner', 'offerors'] as const) {
    const value: string | undefined = legal[key]
    const known: readonly string[] = choices[key]
    if (value !== undefined && !known.includes(value))
      report(key, `'${value}' is none of: ${known.join(', ')}.`)
  }
  if (isStated(legal.vatNumber) && !vatNumber.test(legal.vatNumber ?? ''))
    report('vatNumber', `'${legal.vatNumber}' must begin with its country, such as DE123456789.`)
  if (legal.host && !phone.test(legal.host.phone))
    report(
      'host.phone',
      `'${legal.host.phone}' must begin with + and the country, such as +33 4 99 55 01 20.`,
    )
  if (legal.disputes?.takesPart && !isStated(legal.disputes.body))
    report(
      'disputes.body',
      'is missing. Name the body before which you take part, with its address or website.',
    )
  const { dataProtectionOfficer } = legal
  if (dataProtectionOfficer !== undefined && !email.test(dataProtectionOfficer))
    report('dataProtectionOfficer', `'${dataProtectionOfficer}' is not an e-mail address.`)
  for (const [tag, { by, on }] of Object.entries(legal.signed ?? {})) {
    if (!appTextTags.some((one) => one === tag))
      report(`signed.${tag}`, `is no page with a text to sign. There are: ${appTextTags.join(', ')}.`)
    if (by.trim() === '') report(`signed.${tag}.by`, 'is empty. Name who signed the text.')
    if (!day.test(on) || Number.isNaN(Date.parse(on)))
      report(`signed.${tag}.on`, `'${on}' must be a day, such as 2026-11-26.`)
  }
}

/** An app states what the countries of its editions demand of its operator, in a form that pages can show. */
export const operatorFacts: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const findings: Finding[] = []
    const report: Report = (key, sentence) =>
      findings.push({ file: configFile(app), key: `legal.${key}`, sentence })
    missingFacts(app, report)
    brokenFacts(app.config.legal, report)
    return findings
  })
