/** What can be asked about a booking. */
export const bookingSubjects = ['dates', 'due', 'reference', 'state'] as const
export type BookingSubject = (typeof bookingSubjects)[number]

/** One thing that the chatbot can answer. */
export interface Passage {
  /** The question, the heading, the name. */
  readonly title: string
  readonly text: string
  /** The page that says more. */
  readonly source?: { readonly title: string; readonly path: string }
  /** The answer is made from the bookings. */
  readonly about?: BookingSubject
}
