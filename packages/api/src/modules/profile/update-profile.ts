import type { updateProfileRequest } from '@camping/contract/profile.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { invalid } from '../../server/problem-error.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { accountIdOf } from '../session/account-id-of.ts'
import { getUser } from '../session/get-user.ts'
import { signedOut } from '../session/signed-out.ts'

type Changes = z.output<typeof updateProfileRequest>

const earliestBirth = '1900-01-01'

/** The columns of what was sent, and of nothing else. */
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

/**
 * Changes what was sent of the account that asks.
 * @throws ProblemError 400 `birthDate` of nobody alive, 403 `account-only`.
 */
export async function updateProfile(changes: Changes, context: SignedInContext): Promise<User> {
  const id = accountIdOf(context)
  const { birthDate } = changes
  if (birthDate && (birthDate > context.today() || birthDate < earliestBirth))
    throw invalid('birthDate', 'Must be a date of birth')
  const columns = columnsOf(changes)
  if (Object.keys(columns).length > 0)
    await context.db.transaction().execute(async (trx) => {
      const customer = await trx
        .updateTable('customers')
        .set(columns)
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .returning(['email'])
        .executeTakeFirst()
      if (!customer) throw signedOut()
      if (changes.newsletter !== undefined && context.hasNewsletter)
        await followNewsletterWish(
          trx,
          { brand: context.brand, market: context.market.market, email: customer.email },
          changes.newsletter,
        )
    })
  return getUser(context)
}
