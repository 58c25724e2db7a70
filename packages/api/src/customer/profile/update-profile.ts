import type { updateProfileRequest } from '@camping/contract/profile.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import type { Transaction, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { invalid, ProblemError } from '../../platform/problem-error.ts'
import { announceOnce } from '../account/register.ts'
import { detailsChangedMail } from '../account/details-changed-mail.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { getUser } from '../session/get-user.ts'
import { signedOut } from '../../platform/session/signed-out.ts'

type Changes = z.output<typeof updateProfileRequest>

const earliestBirth = '1900-01-01'

/** The columns of the sent fields only. */
function columnsOf({ phone, address, ...changes }: Changes): Updateable<Database['customers']> {
  const sent: Updateable<Database['customers']> = {
    title: changes.title,
    first_name: changes.firstName,
    last_name: changes.lastName,
    birth_date: changes.birthDate,
    newsletter: changes.newsletter,
    ...(phone === undefined
      ? {}
      : { phone_prefix: phone?.prefix ?? null, phone_number: phone?.number ?? null }),
    ...(address === undefined
      ? {}
      : {
          street: address?.street ?? null,
          house_number: address?.number ?? null,
          addition: address?.addition ?? null,
          postcode: address?.postcode ?? null,
          city: address?.city ?? null,
          country: address?.country ?? null,
        }),
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

/** Contact data, whose change needs the password. */
const contactColumns = [
  'phone_prefix',
  'phone_number',
  'street',
  'house_number',
  'addition',
  'postcode',
  'city',
  'country',
] as const

const contactOf = (columns: Updateable<Database['customers']>) =>
  contactColumns.flatMap((name) => (name in columns ? [[name, columns[name] ?? null] as const] : []))

/** Whether any of these values differs from the account's; locks the row for the change. */
async function differs(
  trx: Transaction<Database>,
  id: number,
  wished: readonly (readonly [(typeof contactColumns)[number], string | null])[],
): Promise<boolean> {
  if (wished.length === 0) return false
  const row = await trx
    .selectFrom('customers')
    .select(contactColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && wished.some(([name, value]) => row[name] !== value)
}

/** 403: the customer has to enter the password again (account-11, ASVS 7.5.1). */
function passwordNeeded(): ProblemError {
  return new ProblemError({ type: 'password-needed', status: 403, title: 'This needs your password' })
}

/**
 * Changes the sent fields of the caller's account. A change of telephone number or address needs a recently
 * confirmed password, and the owner gets a mail.
 * @throws ProblemError 400 `birthDate` of nobody alive, 403 `account-only`, 403 `password-needed`.
 */
export async function updateProfile(changes: Changes, context: SignedInContext): Promise<User> {
  const id = accountIdOf(context)
  const { birthDate } = changes
  if (birthDate && (birthDate > context.today() || birthDate < earliestBirth))
    throw invalid('birthDate', 'Must be a date of birth')
  const columns = columnsOf(changes)
  if (Object.keys(columns).length > 0)
    await context.db.transaction().execute(async (trx) => {
      const changesContact = await differs(trx, id, contactOf(columns))
      // An agent does not have the customer's password; the agent's actions are logged, and the customer gets a mail.
      if (changesContact && context.session.agentId === null && !context.session.proved)
        throw passwordNeeded()
      const customer = await trx
        .updateTable('customers')
        .set(columns)
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .returning(['email'])
        .executeTakeFirst()
      if (!customer) throw signedOut()
      if (changesContact) {
        const { brand, siteCode } = context
        await announceOnce(trx, detailsChangedMail, { customerId: id, brand, siteCode })
      }
      if (changes.newsletter !== undefined && context.hasNewsletter)
        await followNewsletterWish(
          trx,
          { brand: context.brand, market: context.market.market, email: customer.email },
          changes.newsletter,
        )
    })
  return getUser(context)
}
