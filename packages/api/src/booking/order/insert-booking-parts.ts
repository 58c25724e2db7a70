import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { type QueryCreator, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import { agreedTexts, type OfferedText } from '../agreed/store-texts.ts'
import type { Participant } from './participants.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { rowOfLine } from '../pricing/price-line-row.ts'
import type { ChosenExtra } from '../pricing/site-extras.ts'

export interface BookingParts {
  readonly bookingId: number
  readonly participants: readonly Participant[]
  readonly lines: readonly CartLine[]
  readonly rates: readonly PaymentRate[]
  readonly extras: readonly ChosenExtra[]
  readonly texts: readonly OfferedText[]
}

/**
 * Inserts participants, price lines, rates, extras and the agreed texts in one statement, since each is a round trip to
 * the database.
 */
export async function insertBookingParts(
  transaction: Transaction<Database>,
  { bookingId, participants, lines, rates, extras, texts }: BookingParts,
): Promise<void> {
  const booking_id = bookingId
  // Only priced extras: one that the site withdrew meanwhile is not part of the booking.
  const priced = extras.filter(({ id }) => lines.some(({ extraId }) => extraId === id))
  await transaction
    .with('travelling', (db) =>
      db.insertInto('participants').values(
        participants.map(({ role, title, firstName, lastName, birthDate }, position) => ({
          booking_id,
          position,
          role,
          title,
          first_name: firstName,
          last_name: lastName,
          birth_date: birthDate,
        })),
      ),
    )
    .with('paying', (db) =>
      rates.length === 0
        ? nothing(db)
        : db.insertInto('payment_rates').values(
            rates.map(({ index, kind, amount, currency, dueDate }) => ({
              booking_id,
              index,
              kind,
              amount,
              currency,
              due_date: dueDate,
              // payment-4: a plan lists its rates in the order of their days.
              rank: index,
            })),
          ),
    )
    .with('choosing', (db) =>
      priced.length === 0
        ? nothing(db)
        : db
            .insertInto('booking_extras')
            .values(priced.map(({ id, quantity }) => ({ booking_id, extra_id: id, quantity }))),
    )
    .with('agreeing', (db) => (texts.length === 0 ? nothing(db) : agreedTexts(db, bookingId, texts)))
    .insertInto('price_lines')
    .values(
      lines.map(({ line, extraId }, position) => ({
        booking_id,
        position,
        extra_id: extraId,
        ...rowOfLine(line),
      })),
    )
    .modifyEnd(unread)
    .execute()
}

const nothing = (db: QueryCreator<Database>) => db.selectNoFrom(sql`null`.as('nothing'))
