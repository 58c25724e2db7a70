import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { useEffect, useRef } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** Reports that a booking is cancelled, and its refund. Takes the focus right after the cancellation. */
export function BookingOver({ booking, isNew }: { booking: CustomerBooking; isNew: boolean }) {
  const t = useText()
  const money = useMoney()
  const box = useRef<HTMLDivElement>(null)
  const isOver = booking.state === 'cancelled'
  useEffect(() => {
    if (isNew && isOver) box.current?.focus()
  }, [isNew, isOver])
  if (!isOver) return null
  const { goingBack, paid, currency } = booking
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="info" title={t('portal.cancelled.title')}>
        {goingBack > 0
          ? t('portal.cancelled.back', { amount: money(goingBack, { currency }) })
          : t(paid > 0 ? 'portal.cancelled.kept' : 'portal.cancelled.nothing')}
      </Alert>
    </div>
  )
}
