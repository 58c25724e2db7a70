import type { User } from '@camping/contract/session.schemas.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { signedOut } from './signed-out.ts'

/** Who is signed in: the customer's account, or the booker of the one booking. 401 when that is gone. */
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
    .selectAll()
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
    phone: { prefix: row.phone_prefix, number: row.phone_number },
    address: {
      street: row.street,
      number: row.house_number,
      addition: row.addition,
      postcode: row.postcode,
      city: row.city,
      country: row.country,
    },
    language: market.language,
    newsletter: false,
    actingAgent: null,
  }
}
