import { countsVisits, requiresConsent } from '../consent-needs.ts'
import { markets } from '../markets.ts'
import { footerMessages } from '../messages/footer.messages.ts'
import { consentWords } from './consent-words.data.ts'
import { wordsFor, type LegalBlock } from './country-words.ts'
import type { Operator } from './operator.ts'

/**
 * What an edition asks consent for, and where a visitor changes their mind: it follows from the same settings as the footer, whose
 * word it repeats, so that the page promises only what is there.
 */
export function consentBlock({ site, config }: Operator): LegalBlock {
  const words = (key: keyof typeof consentWords, values: Readonly<Record<string, string>> = {}) =>
    wordsFor(site, consentWords[key], values)
  const settings = footerMessages['footer.consent'][markets[site].messages]
  const sentences = requiresConsent(config)
    ? [
        ...(config.tagManagerId ? [words('advertising')] : countsVisits(config) ? [words('statistics')] : []),
        ...(config.chatbot ? [words('chatbot')] : []),
        words('change', { settings }),
      ]
    : [words('none')]
  return { heading: null, body: sentences.join(' ') }
}
