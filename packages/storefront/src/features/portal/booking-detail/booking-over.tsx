import type { KeyIn } from '@camping/editions/messages/message-key.ts'
import type { CustomerBooking, RefundUnderWay } from '@camping/contract/portal.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { endOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { bookAgainLink } from '../../../kit/booking-parts/stay-links.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** What a person of ours has to see to stands before what happens by itself. */
const states: readonly RefundUnderWay['state'][] = ['stuck', 'waiting', 'requested']

/**
 * Reports how a booking came to its end, where its refund is, and for one that nobody paid the way to book again. Takes the
 * focus right after the cancellation.
 */
export function BookingOver({ booking, isNew }: { booking: CustomerBooking; isNew: boolean }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const isOver = booking.state === 'cancelled'
  const sentences = useSentences(booking)
  const app = useApp()
  const again = booking.ended ? bookAgainLink(app, booking) : undefined
  useEffect(() => {
    if (isNew && isOver) box.current?.focus()
  }, [isNew, isOver])
  if (!isOver) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        kind="info"
        title={t(`portal.${endOf(booking)}.title`)}
        action={
          again && (
            <MuiButtonLink kind="primary" href={again}>
              {t('portal.ended.again')}
            </MuiButtonLink>
          )
        }
      >
        {booking.ended && <p>{t('portal.ended.text')}</p>}
        {again && <p>{t('portal.ended.again.text')}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  )
}

function useSentences({ refunds, due, paid, cancellation, currency }: CustomerBooking): string[] {
  const t = useText()
  const money = useMoney()
  const say = (key: KeyIn<'portal.cancelled'>, minor: number) =>
    t(`portal.cancelled.${key}`, { amount: money(minor, { currency }) })
  const back = states.flatMap((state) => {
    const sum = refunds.reduce((all, one) => (one.state === state ? all + one.amount : all), 0)
    return sum > 0 ? [say(state, sum)] : []
  })
  const open = due > 0 ? [say('owed', due)] : []
  if (back.length + open.length > 0) return [...back, ...open]
  return [
    t(paid > 0 || (cancellation?.paid ?? 0) > 0 ? 'portal.cancelled.retained' : 'portal.cancelled.nothing'),
  ]
}
