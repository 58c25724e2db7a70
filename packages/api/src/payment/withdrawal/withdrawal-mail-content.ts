import { buildPath } from '@camping/editions/build-path.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent, MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'

export type StoredWithdrawal = Pick<
  Selectable<Database['withdrawals']>,
  'name' | 'email' | 'contract_ref' | 'remarks' | 'outcome' | 'amount' | 'currency' | 'received_at'
>

/** The acknowledgement on a durable medium: the statement, its date and time, and what became of it. */
export function acknowledgementContent(identity: MailIdentity, row: StoredWithdrawal): MailContent {
  const words = editionWords(identity)
  const { t, moment, brand } = words
  return {
    subject: t('purchased.withdrawal.subject'),
    preview: t('purchased.withdrawal.preview'),
    heading: t('gift.withdrawal.received'),
    paragraphs: [
      `${t('purchased.withdrawal.received')} ${moment(row.received_at)}.`,
      outcomeText(row, words),
    ],
    links: [
      row.outcome === 'booking'
        ? {
            text: t('gift.withdrawal.stays.link'),
            href: identity.origin + buildPath(identity.siteCode, 'login'),
          }
        : {
            text: t('gift.withdrawal.title'),
            href: identity.origin + buildPath(identity.siteCode, 'withdrawal'),
          },
    ],
    tables: [statementTable(row, words)],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('purchased.withdrawal.why', { brand }),
    ],
  }
}

/** The mail to the service desk about a statement that a person has to look at. */
export function withdrawalToDeskContent(identity: MailIdentity, row: StoredWithdrawal): MailContent {
  const words = editionWords(identity)
  const { t } = words
  return {
    subject: t('purchased.desk.subject', { contract: row.contract_ref }),
    preview: t('purchased.desk.preview'),
    heading: t('purchased.desk.preview'),
    paragraphs: [t('purchased.desk.text'), outcomeText(row, words)],
    links: [
      {
        text: t('gift.withdrawal.title'),
        href: identity.origin + buildPath(identity.siteCode, 'withdrawal'),
      },
    ],
    tables: [statementTable(row, words)],
    notes: [],
  }
}

function outcomeText({ outcome, amount, currency }: StoredWithdrawal, { t, money }: EditionWords): string {
  if (outcome === 'withdrawn' && !amount) return t('gift.withdrawal.outcome.unpaid')
  return t(`gift.withdrawal.outcome.${outcome}`, {
    amount: amount !== null && currency !== null ? money(amount, currency) : '',
  })
}

function statementTable(row: StoredWithdrawal, { t, moment }: EditionWords): MailTable {
  const { name, email, contract_ref: contract, remarks, received_at: at } = row
  return {
    title: t('gift.withdrawal.check'),
    rows: [
      { label: t('gift.withdrawal.contract'), value: contract },
      { label: t('gift.withdrawal.name'), value: name },
      { label: t('gift.withdrawal.email'), value: email },
      ...(remarks ? [{ label: t('gift.withdrawal.remarks'), value: remarks }] : []),
      { label: t('purchased.withdrawal.received'), value: moment(at) },
    ],
    note: t('gift.withdrawal.statement'),
  }
}
