import type { CheckInboxReply, emailRequest, registerRequest } from '@camping/contract/account.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { announceEvent } from '../../jobs/announce-event.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { accountLimits } from './account-limits.ts'
import { answerByMail } from './answer-by-mail.ts'
import { countAttempt } from './attempt-limits.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'

/** Kinds of the outbox events that mails are made of. */
export const verifyMail = 'account-verify'
export const existsMail = 'account-exists'

const daysToVerify = 3

/**
 * Keeps a registration until the link in its mail is opened. It is no account before that.
 * @throws ProblemError 400 for a password that is too easy or typed differently, 409 `email-in-use` (in strict mode the
 * owner of the account gets a mail instead), 429.
 */
export async function register(
  request: z.output<typeof registerRequest>,
  context: ApiContext,
): Promise<CheckInboxReply> {
  const { db, brand, siteCode, market } = context
  checkNewPassword(request, request.email)
  await countAttempt(db, { action: 'register', ...context }, accountLimits.register)
  const passwordHash = await hashPassword(request.password)
  await db.transaction().execute(async (transaction) => {
    const customer = await accountOf(transaction, { brand, email: request.email })
    if (customer && !context.strictAccounts)
      throw new ProblemError({ type: 'email-in-use', status: 409, title: 'There is an account already' })
    if (customer)
      return await announceOnce(transaction, existsMail, { customerId: customer.id, brand, siteCode })
    const { id } = await transaction
      .insertInto('registrations')
      .values({
        brand,
        site_code: siteCode,
        email: request.email,
        first_name: request.firstName,
        last_name: request.lastName,
        password_hash: passwordHash,
        newsletter: request.newsletter,
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

/** Sends the link of the newest registration of an address again. Says the same when there is none. */
export function sendVerification(
  { email }: z.output<typeof emailRequest>,
  context: ApiContext,
): Promise<CheckInboxReply> {
  const { brand, siteCode } = context
  return answerByMail(email, context, async (transaction) => {
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

/** The account behind an address; erased ones are none. */
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

/** An event about an account; several in the same minute are one. */
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
