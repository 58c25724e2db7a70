import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { answerMessages } from '@camping/editions/messages/answer.messages.ts'
import { alertmailMessages } from '@camping/editions/messages/alertmail.messages.ts'
import { accountsMessages } from '@camping/editions/messages/accounts.messages.ts'
import { checkoutMessages } from '@camping/editions/messages/checkout.messages.ts'
import { confirmationMessages } from '@camping/editions/messages/confirmation.messages.ts'
import { mailMessages } from '@camping/editions/messages/mail.messages.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { documentsMessages } from '@camping/editions/messages/documents.messages.ts'
import { receptionMessages } from '@camping/editions/messages/reception.messages.ts'
import { purchasedMessages } from '@camping/editions/messages/purchased.messages.ts'
import { giftMessages } from '@camping/editions/messages/gift.messages.ts'
import { unpaidMessages } from '@camping/editions/messages/unpaid.messages.ts'
import { paidMessages } from '@camping/editions/messages/paid.messages.ts'
import { paymentMessages } from '@camping/editions/messages/payment.messages.ts'
import { priceMessages } from '@camping/editions/messages/price.messages.ts'
import { shellMessages } from '@camping/editions/messages/shell.messages.ts'
import { travelMessages } from '@camping/editions/messages/travel.messages.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import type { FindMailIdentity, MailIdentity } from '../mail-identity.ts'

const colours = {
  brand: '#1F4D3A',
  onBrand: '#FFFFFF',
  ground: '#FBF8F2',
  surface: '#FFFFFF',
  ink: '#1B2620',
  inkSoft: '#55625B',
  line: '#DDD6C7',
}

/** The words that only the server uses, and those of pages that mails and documents share. */
const words: MessageTable = {
  ...shellMessages,
  ...priceMessages,
  ...confirmationMessages,
  ...checkoutMessages,
  ...accountsMessages,
  ...paidMessages,
  ...paymentMessages,
  ...mailMessages,
  ...alertmailMessages,
  ...travelMessages,
  ...documentsMessages,
  ...unpaidMessages,
  ...receptionMessages,
  ...answerMessages,
  ...purchasedMessages,
  ...giftMessages,
}

/** The house has a search, the white-label has none. */
const brands: Record<string, Pick<MailIdentity, 'displayName' | 'hasSearch' | 'colours' | 'corners'>> = {
  alder: {
    displayName: 'Alder Camping',
    hasSearch: true,
    colours,
    corners: { radius: 14, radiusControl: 10 },
  },
  lakeland: {
    displayName: 'Lakeland Parks',
    hasSearch: false,
    colours: { ...colours, brand: '#0B4F6C' },
    corners: { radius: 4, radiusControl: 4 },
  },
}

/** For tests only: the editions of both brands as senders of mails, with words from the message tables. */
export const findTestIdentity: FindMailIdentity = (brand, siteCode) => {
  const look = brands[brand]
  if (!isSiteCode(siteCode) || !look) return undefined
  const { messages, languageTag } = markets[siteCode]
  return {
    siteCode,
    ...look,
    storesPages: true,
    email: `hello@${siteCode}.${brand}.example`,
    phone: '+44 117 496 0110',
    company: 'Alder & Söhne "Camping"',
    address: '1 Test Lane, Teststadt',
    registration: 'Register of Teststadt, no. 1',
    languageTag,
    origin: `https://${siteCode}.${brand}.example`,
    passkeyDomain: `${brand}.example`,
    text(key, values = {}) {
      const row = words[key]
      if (!row) throw new Error(`No message ${key}`)
      return new IntlMessageFormat(row[messages], languageTag).format<string>(values) as string
    },
  }
}
