import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useState } from 'react'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoment } from '../../../kit/format/use-moment.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './stay-form.module.css'

interface HeldChangeProps {
  readonly held: NonNullable<BookingStay['held']>
  readonly stay: BookingStay
  readonly currency: string
  readonly onPay: (held: NonNullable<BookingStay['held']>) => void
  readonly onRelease: () => Promise<void>
}

/** A change that waits for its payment: what it is, until when it is held, and both ways on. */
export function HeldChange({ held, stay, currency, onPay, onRelease }: HeldChangeProps) {
  const t = useText()
  const moment = useMoment()
  const money = useMoney()
  const dates = useStayDates()
  const partyText = usePartyText()
  const [leaving, setLeaving] = useState(false)
  const amount = money(held.toPay, { currency })
  const release = async () => {
    setLeaving(true)
    await onRelease()
    setLeaving(false)
  }
  return (
    <Notice kind="warning" title={t('stay.held.title')}>
      <p>
        {[
          dates.range(held.dateFrom, held.nights),
          stay.accommodations.find(({ id }) => id === held.accommodationId)?.name,
          partyText(held.adults, held.childAges.length),
          money(held.total, { currency }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {t('stay.held.text', {
          amount,
          time: moment(held.until).time,
        })}
      </p>
      <div className={styles.actions}>
        <MuiButton kind="primary" onClick={() => onPay(held)}>
          {t('stay.held.pay', { amount })}
        </MuiButton>
        <MuiButton kind="quiet" busy={leaving} onClick={() => void release()}>
          {t('stay.held.release')}
        </MuiButton>
      </div>
    </Notice>
  )
}
