import type { User } from '@camping/contract/session.schemas.ts'
import type { SignedInContext } from '../customer-context.ts'
import { signedOut } from '../../platform/session/signed-out.ts'

/** The signed-in customer: the account, or the booker of one booking. 401 when it no longer exists. */
export function getUser(context: SignedInContext): Promise<User> {
  return context.session.kind === 'email' ? customerUser(context) : bookingUser(context)
}

async function customerUser({ db, session }: SignedInContext): Promise<User> {
  const row = await db
    .selectFrom('customers')
    .selectAll('customers')
    .select((eb) =>
      eb.selectFrom('agents').select('agents.name').where('agents.id', '=', session.agentId).as('agent'),
    )
    .where('id', '=', session.customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw signedOut()
  const { phone_prefix: prefix, phone_number: number, street, house_number, postcode, city, country } = row
  return {
    type: 'email',
    bookingRef: null,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    birthDate: row.birth_date,
    phone: prefix && number ? { prefix, number } : null,
    address:
      street && house_number && postcode && city && country
        ? { street, number: house_number, addition: row.addition ?? '', postcode, city, country }
        : null,
    language: row.language,
    newsletter: row.newsletter,
    actingAgent: row.agent,
  }
}

async function bookingUser({ db, session, market }: SignedInContext): Promise<User> {
  const row = await db
    .selectFrom('bookings')
    .select(['booking_ref', 'title', 'first_name', 'last_name', 'email'])
    .where('id', '=', session.bookingId)
    .executeTakeFirst()
  if (!row) throw signedOut()
  return {
    type: 'booking_id',
    bookingRef: row.booking_ref,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    birthDate: null,
    // A reference does not prove who lives where: it must not reveal another person's address or telephone.
    phone: null,
    address: null,
    language: market.language,
    newsletter: false,
    actingAgent: null,
  }
}
