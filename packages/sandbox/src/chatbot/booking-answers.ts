import { z } from 'zod'
import type { PageLanguage } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { chatbotWords } from './chatbot-words.data.ts'
import { bookingSubjects, type BookingSubject, type Passage } from './passage.ts'

const booking = z.object({
  bookingRef: z.string(),
  state: z.enum(['requested', 'confirmed', 'cancelled', 'completed']),
  site: z.object({ name: z.string(), slug: z.string() }),
  dateFrom: z.string(),
  dateTo: z.string(),
  currency: z.string(),
  total: z.number(),
  due: z.number(),
  nextPayment: z.object({ amount: z.number(), currency: z.string(), dueDate: z.string() }).nullable(),
})
/** The reply of the shop's call for chatbots, as far as it is used. */
export const bookingsReply = z.object({ bookings: z.array(booking) })
export type KnownBooking = z.infer<typeof booking>

/** A chat is no list. */
const mostToldOf = 3

/** The questions about bookings, as passages whose text is made when one of them is asked. */
export function bookingPassages(language: PageLanguage): Passage[] {
  const translate = translator(chatbotWords, language)
  return bookingSubjects.flatMap((about) => {
    const all = translate(`ask.${about}`)
    const each = all.split(/\s*[?,]\s*/).filter(Boolean)
    return [...each, all].map((title) => ({ title, text: '', about }))
  })
}

/** What the bookings say about a subject, a line for each; a sentence when there is none. */
export function answerFromBookings(
  about: BookingSubject,
  bookings: readonly KnownBooking[],
  { language, tag }: { language: PageLanguage; tag: string },
): string {
  const translate = translator(chatbotWords, language)
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`))
  const money = (minor: number, currency: string) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 100)
  const detail: Record<BookingSubject, (one: KnownBooking) => string> = {
    dates: ({ dateFrom, dateTo }) => translate('dates', { from: day(dateFrom), to: day(dateTo) }),
    due: ({ due, currency, nextPayment }) =>
      due <= 0
        ? translate('paid')
        : [
            translate('due', { amount: money(due, currency) }),
            ...(nextPayment
              ? [
                  translate('next', {
                    amount: money(nextPayment.amount, nextPayment.currency),
                    date: day(nextPayment.dueDate),
                  }),
                ]
              : []),
          ].join(' '),
    reference: () => '',
    state: ({ state }) => translate(`state.${state}`),
  }
  const living = bookings.filter(({ state }) => state === 'confirmed' || state === 'requested')
  const told = (living.length > 0 ? living : bookings).slice(0, mostToldOf)
  if (told.length === 0) return translate('none')
  return told
    .map((one) =>
      `${translate('booking', { site: one.site.name, ref: one.bookingRef })} ${detail[about](one)}`.trim(),
    )
    .join('\n')
}
