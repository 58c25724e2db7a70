import type { SiteCode } from '../markets.ts'
import type { MessageKey } from './message-key.ts'

/** Messages that the law of one country words differently than its language does elsewhere: Austria says Rücktritt. */
const countryNotices: Readonly<Partial<Record<SiteCode, Readonly<Partial<Record<MessageKey, MessageKey>>>>>> =
  {
    'de-at': { 'checkout.legal.no-withdrawal': 'checkout.legal.no-withdrawal-austria' },
  }

/** The key of a legal notice as an edition words it. */
export const noticeIn = (site: SiteCode, key: MessageKey): MessageKey => countryNotices[site]?.[key] ?? key
