import { usualPaymentTerms } from '../payment-terms.ts'
import { wordsFor, type LegalBlock } from './country-words.ts'
import { coverBlocks, disputeBlocks } from './imprint-text.ts'
import type { Operator } from './operator.ts'
import { termsWords } from './terms-words.data.ts'

/** Whom a guest makes the contract with, whether that is a trader, and where to turn with a complaint. */
export function contractFacts(operator: Operator): LegalBlock[] {
  const { site, config } = operator
  const { company, contractPartner, offerors } = config.legal
  const sentences = [
    contractPartner && wordsFor(site, termsWords[contractPartner], { company }),
    offerors && wordsFor(site, termsWords[offerors]),
  ].filter((sentence) => sentence !== undefined)
  return [
    ...(sentences.length > 0
      ? [{ heading: wordsFor(site, termsWords.partnerTitle), body: sentences.join('\n\n') }]
      : []),
    ...disputeBlocks(operator),
    ...coverBlocks(operator),
  ]
}

/** When a stay has to be paid, and what follows when it is not, as the app's terms of payment set it. */
export function paymentBlocks({ site, config }: Operator): LegalBlock[] {
  const { depositPercent, balanceDays, firstPaymentHours, graceHours, shortGraceHours, ends } = {
    ...usualPaymentTerms,
    ...config.paymentTerms,
  }
  const sentences = [
    wordsFor(site, termsWords.payment, {
      percent: String(depositPercent),
      first: String(firstPaymentHours),
      days: String(balanceDays),
    }),
    ...(ends
      ? [wordsFor(site, termsWords.unpaid, { hours: String(graceHours), short: String(shortGraceHours) })]
      : []),
  ]
  return [{ heading: wordsFor(site, termsWords.paymentTitle), body: sentences.join('\n\n') }]
}

/** That stays on fixed dates cannot be withdrawn from, in the words of the country's law. */
export const noWithdrawal = ({ site }: Operator): LegalBlock[] => [
  { heading: wordsFor(site, termsWords.withdrawalTitle), body: wordsFor(site, termsWords.withdrawal) },
]
