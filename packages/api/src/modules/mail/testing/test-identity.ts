import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { mailMessages } from '@camping/editions/messages/mail.messages.ts'
import type { FindMailIdentity } from '../mail-identity.ts'

const colours = {
  brand: '#1F4D3A',
  onBrand: '#FFFFFF',
  ground: '#FBF8F2',
  surface: '#FFFFFF',
  ink: '#1B2620',
  inkSoft: '#55625B',
  line: '#DDD6C7',
}

/** For tests only: the editions of the house as they write mails, with words from the message table. */
export const findTestIdentity: FindMailIdentity = (_brand, siteCode) => {
  if (!isSiteCode(siteCode)) return undefined
  const { messages, languageTag } = markets[siteCode]
  return {
    siteCode,
    displayName: 'Alder Camping',
    email: `hello@${siteCode}.alder.example`,
    company: 'Alder & Söhne "Camping"',
    address: '1 Test Lane, Teststadt',
    languageTag,
    origin: `https://${siteCode}.alder.example`,
    colours,
    text(key, values = {}) {
      const row = mailMessages[key as keyof typeof mailMessages]
      return row[messages].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`)
    },
  }
}
