import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Participants, participantsRequest, ParticipantsUpdate } from './participants.schemas.ts'

export const getParticipants = endpoint<z.input<typeof participantsRequest>, Participants>(
  'GET',
  'customer-portal/bookings/{bookingId}/participants',
)
/** 409 `changes-not-allowed` with the `rule`; 400 names each wrong field as `persons.<index>.<field>`. */
export const putParticipants = endpoint<ParticipantsUpdate, Participants>(
  'PUT',
  'customer-portal/bookings/{bookingId}/participants',
)
