import type { CheckInboxReply, emailRequest, registerRequest } from '@camping/contract/account.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { requireHumanity } from '../../platform/admission/humanity.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { CustomerContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { accountLimits } from '../account-limits.ts'
import { answerByMail, isMailAllowed } from './answer-by-mail.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'

/** Kinds of outbox events for mails about accounts. */
export const verifyMail = 'account-verify'
export const existsMail = 'account-exists'

const daysToVerify = 3

/**
 * Stores an address until the link in its mail is used. It is no account before that, and only the address is
 * stored: the caller need not be its owner. Earlier open registrations of the address end.
 * @throws ProblemError 409 `email-in-use` (in strict mode the owner of the account gets a mail instead), 429.
 */
export async function register(
  { email }: z.output<typeof registerRequest>,
  context: CustomerContext,
): Promise<CheckInboxReply> {
  const { db, brand, siteCode, market } = context
  await requireHumanity('register', context)
  const attempt = { action: 'register', email, ...context }
  await countAttempt(db, attempt, accountLimits.register)
  const mayMail = await isMailAllowed(verifyMail, attempt, db)
  await db.transaction().execute(async (transaction) => {
    const customer = await accountOf(transaction, { brand, email })
    if (customer && !context.strictAccounts)
      throw new ProblemError({ type: 'email-in-use', status: 409, title: 'There is an account already' })
    if (!mayMail) return
    if (customer)
      return await announceOnce(transaction, existsMail, { customerId: customer.id, brand, siteCode })
    await endRegistrations(transaction, { brand, email })
    const { id } = await transaction
      .insertInto('registrations')
      .values({
        brand,
        site_code: siteCode,
        email,
        language: market.language,
        expires_at: sql<Date>`clock_timestamp() + ${sql.lit(daysToVerify)} * interval '1 day'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announceEvent(transaction, {
      kind: verifyMail,
      dedupeKey: `${verifyMail}:${id}`,
      payload: { registrationId: id, brand, siteCode },
    })
  })
  return { status: 'check-inbox' }
}

/** Ends open registrations of an address: the links in their mails no longer work. */
export async function endRegistrations(
  transaction: Transaction<Database>,
  { brand, email }: { brand: string; email: string },
): Promise<void> {
  await transaction
    .deleteFrom('registrations')
    .where('brand', '=', brand)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute()
}

/** Sends the link of an address's newest registration again. Same reply when there is none. */
export function sendVerification(
  { email }: z.output<typeof emailRequest>,
  context: CustomerContext,
): Promise<CheckInboxReply> {
  const { brand, siteCode } = context
  return answerByMail({ email, kind: verifyMail }, context, async (transaction) => {
    const registration = await transaction
      .selectFrom('registrations')
      .select(['id', sql<number>`floor(extract(epoch from clock_timestamp()))::int`.as('at')])
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!registration) return
    await announceEvent(transaction, {
      kind: verifyMail,
      dedupeKey: `${verifyMail}:${registration.id}:${registration.at}`,
      payload: { registrationId: registration.id, brand, siteCode },
    })
  })
}

/** The account of an address; erased ones do not count. */
export function accountOf(
  transaction: Transaction<Database>,
  { brand, email }: { brand: string; email: string },
): Promise<{ id: number } | undefined> {
  return transaction
    .selectFrom('customers')
    .select('id')
    .where('brand', '=', brand)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Queues an event about an account; several within the same minute are merged. */
export async function announceOnce(
  transaction: Transaction<Database>,
  kind: string,
  payload: { readonly customerId: number; readonly brand: string; readonly siteCode: string },
): Promise<void> {
  const { rows } = await sql<{ minute: number }>`
    select floor(extract(epoch from clock_timestamp()) / 60)::int as minute`.execute(transaction)
  const dedupeKey = `${kind}:${payload.customerId}:${rows[0]?.minute}`
  await announceEvent(transaction, { kind, dedupeKey, payload })
}
