import { messageUnsent, unsentMessagesSlice } from '@camping/core/portal/unsent-messages.slice.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'

interface HandOverProps {
  readonly request: Pick<PageRequest, 'params'>
  readonly signedIn: boolean
  /** Goes along to whoever answers. */
  readonly question: string
  readonly onLeave: () => void
}

/** More buttons would be a page of their own. */
const mostBookings = 2

/** The bookings that a customer may write about here: that of the page, else the next ones, else the last one. */
function useBookings({ request, signedIn }: Pick<HandOverProps, 'request' | 'signedIn'>): readonly string[] {
  const { bookingId } = request.params
  const { data } = portalApi.useCustomerBookingsQuery({}, { skip: !signedIn || bookingId !== undefined })
  if (!signedIn) return []
  if (bookingId !== undefined) return [bookingId]
  const next = data?.upcoming.slice(0, mostBookings) ?? []
  return (next.length > 0 ? next : (data?.past.slice(0, 1) ?? [])).map(({ bookingRef }) => bookingRef)
}

/**
 * From the chatbot to a person (portal-10): the message form of a booking with the question in it, in memory and never in an
 * address; for everybody else a mail.
 */
export function HandOver({ request, signedIn, question, onLeave }: HandOverProps) {
  const { config, site } = useApp()
  const t = useText()
  const store = useAppStore()
  const bookings = useBookings({ request, signedIn })
  const { email, phone } = config.legal
  const mail = `mailto:${email}?${new URLSearchParams({ subject: t('chatbot.subject'), body: question }).toString().replaceAll('+', '%20')}`
  const carry = (bookingId: string) => {
    store.inject(unsentMessagesSlice)
    store.dispatch(messageUnsent({ bookingId, text: question }))
    onLeave()
  }
  return (
    <>
      <p>{t('chatbot.person', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
      {bookings.map((bookingId) => (
        <ButtonLink
          key={bookingId}
          icon="mail"
          wide
          href={buildPath(site, 'bookingDetail', { bookingId })}
          onClick={() => carry(bookingId)}
        >
          {t('chatbot.message', { ref: bookingId })}
        </ButtonLink>
      ))}
      {bookings.length === 0 && (
        <ButtonLink icon="mail" wide href={mail}>
          {t('chatbot.mail')}
        </ButtonLink>
      )}
    </>
  )
}
