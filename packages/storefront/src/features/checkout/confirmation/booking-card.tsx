import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { ConfirmationCard, type ConfirmationCardProps } from '@camping/ui/confirmation/confirmation-card.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { namedUnit } from '../../../kit/format/named-unit.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { DueNext } from '../../../kit/booking-parts/due-next.tsx'
import { outcomeOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { alternativesLink, bookAgainLink } from '../../../kit/booking-parts/stay-links.ts'
import { useAnswerUntil } from './use-answer-until.ts'

const kinds: Record<BookingConfirmation['state'], ConfirmationCardProps['status']> = {
  requested: 'requested',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'failed',
}

/** The outcome in one sentence, with the reference and the stay. */
export function BookingCard({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { site, firstName } = booking
  const outcome = outcomeOf(booking)
  return (
    <ConfirmationCard
      status={outcome === 'declined' ? 'pending' : kinds[booking.state]}
      title={t(`confirmation.state.${outcome}`, { name: firstName })}
      text={useOutcomeText(booking)}
      referenceLabel={t('confirmation.reference')}
      reference={booking.bookingRef}
      copyText={t('confirmation.copy')}
      copiedText={t('confirmation.copied')}
      next={<DueNext booking={booking} payText={t('confirmation.pay')} />}
      facts={[
        { label: t('confirmation.site'), value: `${site.name}, ${site.area.name}, ${site.country.name}` },
        { label: t('confirmation.accommodation'), value: namedUnit(t, booking) },
        { label: t('confirmation.arrival'), value: dates.full(booking.dateFrom) },
        { label: t('confirmation.departure'), value: dates.full(booking.dateTo) },
        { label: t('confirmation.nights'), value: t('shell.nights', { nights: booking.nights }) },
        { label: t('confirmation.party'), value: party(booking.party.adults, booking.party.children.length) },
      ]}
      actions={<NextStep booking={booking} />}
    />
  )
}

function useOutcomeText(booking: BookingConfirmation): string {
  const app = useApp()
  const t = useText()
  const until = useAnswerUntil(booking)
  const { declined } = booking
  const site = booking.site.name
  if (!declined) {
    const outcome = booking.ended ? 'ended' : booking.state
    return t(`confirmation.state.${outcome}.text`, { email: booking.emailHint, site, until })
  }
  const free = alternativesLink(app, booking) ? 'confirmation.declined.free' : 'confirmation.declined.over'
  return `${t(`confirmation.declined.${declined}`, { site })} ${t(free)}`
}

/** The next step for a customer whose stay will not take place. */
function NextStep({ booking }: { booking: BookingConfirmation }) {
  const app = useApp()
  const t = useText()
  const again = booking.ended && bookAgainLink(app, booking)
  if (again)
    return (
      <MuiButtonLink kind="primary" size="lg" href={again}>
        {t('confirmation.again')}
      </MuiButtonLink>
    )
  const elsewhere = booking.state === 'cancelled' && alternativesLink(app, booking)
  if (elsewhere)
    return (
      <MuiButtonLink kind="primary" size="lg" href={elsewhere}>
        {t('confirmation.alternatives')}
      </MuiButtonLink>
    )
  if (booking.state !== 'cancelled' || app.config.home === 'login') return null
  return <MuiButtonLink href={buildPath(app.site, 'home')}>{t('confirmation.home')}</MuiButtonLink>
}
