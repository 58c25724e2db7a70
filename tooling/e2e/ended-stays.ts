import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { databaseFolderIn } from './database-folder-in.ts'

/** Guests whose stay ended yesterday, by edition: the cart of their booking is their right to review it. */
export const endedStays = {
  uk: { cartId: 'endedStayOfAGuestInUK0', bookingRef: '7ENDED0VK0', email: 'robin@ended-uk.example' },
  de: { cartId: 'endedStayOfAGuestInDE0', bookingRef: '7ENDED0DE0', email: 'robin@ended-de.example' },
} as const

/**
 * Puts a confirmed booking for each into a data folder that no server has opened yet, of the campsites with the most reviews,
 * each of another one: a review that one edition gets is not counted in the other. The server completes them when it
 * starts, and writes to the guests.
 */
export async function addEndedStays(dataFolder: string): Promise<void> {
  const database = await PGlite.create(databaseFolderIn(dataFolder), {
    extensions: { btree_gist, pg_trgm, unaccent },
  })
  try {
    for (const [at, [site, { cartId, bookingRef, email }]] of Object.entries(endedStays).entries()) {
      const currency = site === 'uk' ? 'GBP' : 'EUR'
      await database.query(
        `with chosen as (
           select s.id as site_id, a.id as accommodation_id, u.id as unit_id,
             current_date - 8 as date_from, current_date - 1 as date_to
           from sites s join accommodations a on a.site_id = s.id join units u on u.accommodation_id = a.id
           where s.id = (
             select id from sites where status = 'live' order by review_count desc, id limit 1 offset $6
           )
           order by a.id, u.id limit 1
         ), cart as (
           insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults,
             state, expires_at)
           select $1, 'alder', $2, $3, site_id, accommodation_id, date_from, date_to, 2, 'booked', now() from chosen
         ), booking as (
           insert into bookings (booking_ref, cart_id, brand, site_code, state, site_id, accommodation_id, unit_id,
             date_from, date_to, adults, currency, total, payment_plan, first_name, last_name, email, phone_prefix,
             phone_number, street, house_number, postcode, city, country, terms_accepted_at, cancellation_terms,
             payment_terms)
           select $4, $1, 'alder', $2, 'confirmed', site_id, accommodation_id, unit_id, date_from, date_to, 2, $3,
             70000, 'full', 'Robin', 'Example', $5, '+44', '2079460123', 'Long Lane', '12a', 'BS1 4QA', 'Bristol',
             'GB', now(), (select cancellation_terms from sites where id = site_id), $7::jsonb from chosen returning id
         ), line as (
           insert into price_lines (booking_id, position, kind, key, quantity, unit, amount, currency, payable_at,
             mandatory)
           select id, 0, 'stay', 'stay', 7, 'night', 70000, $3, 'now', true from booking
         )
         insert into payment_rates (booking_id, index, rank, kind, amount, currency, due_date)
         select id, 0, 0, 'balance', 70000, $3, current_date - 30 from booking`,
        [cartId, site, currency, bookingRef, email, at, JSON.stringify(usualPaymentTerms)],
      )
    }
  } finally {
    await database.close()
  }
}
