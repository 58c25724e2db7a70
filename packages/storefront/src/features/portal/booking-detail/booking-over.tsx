import type { CustomerBooking, RefundUnderWay } from '@camping/contract/portal.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { useEffect, useRef } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** What a person of ours has to see to stands before what happens by itself. */
const states: readonly RefundUnderWay['state'][] = ['stuck', 'waiting', 'requested']

/** Reports that a booking is cancelled, and where its refund is. Takes the focus right after the cancellation. */
export function BookingOver({ booking, isNew }: { booking: CustomerBooking; isNew: boolean }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const isOver = booking.state === 'cancelled'
  const sentences = useSentences(booking)
  useEffect(() => {
    if (isNew && isOver) box.current?.focus()
  }, [isNew, isOver])
  if (!isOver) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="info" title={t('portal.cancelled.title')}>
        {booking.ended && <p>{t('portal.ended.text')}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </div>
  )
}

function useSentences({ refunds, due, paid, cancellation, currency }: CustomerBooking): string[] {
  const t = useText()
  const money = useMoney()
  const say = (key: string, minor: number) =>
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
