import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'

/** What became of a booking, as messages name it: cancelled alone where nothing else ended it. */
export const outcomeOf = ({
  declined,
  ended,
  state,
}: Pick<BookingConfirmation, 'declined' | 'ended' | 'state'>):
  | BookingConfirmation['state']
  | 'declined'
  | 'ended' => (declined ? 'declined' : ended ? 'ended' : state)

/** Why a booking is over. */
export const endOf = ({
  declined,
  ended,
}: Pick<BookingConfirmation, 'declined' | 'ended'>): 'declined' | 'ended' | 'cancelled' =>
  declined ? 'declined' : ended ? 'ended' : 'cancelled'
