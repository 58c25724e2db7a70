import type { Participants } from '@camping/contract/participants.schemas.ts'
import { knownTravellers } from '@camping/core/checkout/customer-details.rules.ts'
import type { BookerForm, TravellerForm } from '@camping/core/checkout/booker.rules.ts'
import type { RuledStay } from '@camping/core/checkout/travellers.rules.ts'
import { participantsApi, portalApi } from '@camping/core/portal/portal.api.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'

/** How many earlier bookings are read. */
const earlierBookings = 3

/** The signed-in customer's earlier company, for the slots of a party. Nobody where it cannot be loaded. */
export const loadKnownTravellers =
  (stay: RuledStay, own: BookerForm) =>
  async (dispatch: Dispatch): Promise<TravellerForm[]> => {
    const once = { subscribe: false }
    const { data } = await dispatch(portalApi.endpoints.customerBookings.initiate({}, once))
    const bookings = [...(data?.upcoming ?? []), ...(data?.past ?? [])]
      .toSorted((one, other) => other.dateFrom.localeCompare(one.dateFrom))
      .slice(0, earlierBookings)
    const replies = await Promise.all(
      bookings.map(({ bookingRef: bookingId }) =>
        dispatch(participantsApi.endpoints.participants.initiate({ bookingId }, once)),
      ),
    )
    const parties = replies.flatMap((reply): Participants[] => (reply.data ? [reply.data] : []))
    return knownTravellers(stay, parties, own)
  }
