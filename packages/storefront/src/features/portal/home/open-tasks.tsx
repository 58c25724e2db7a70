import { changeRuleOf, type ChangeRule } from '@camping/contract/change-rules.ts'
import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import type { Participants } from '@camping/contract/participants.schemas.ts'
import type { BookingSummary } from '@camping/contract/portal.schemas.ts'
import { myExtrasApi, participantsApi } from '@camping/core/portal/portal.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import type { IconName } from '@camping/ui/icon/icon-paths.ts'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './portal-home.module.css'

/** Whether a rule allows additions, and not only corrections. */
const mayAdd = (rule: ChangeRule) =>
  rule === 'FULL_CHANGES_ALLOWED' || rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT'

interface OpenTasksProps {
  readonly booking: BookingSummary
  /** Agents see due payments but cannot pay (decision 155). */
  readonly mayPay: boolean
}

/** Open tasks before a stay: payment, names, extras; in this order, because payments have a deadline. */
export function OpenTasks({ booking, mayPay }: OpenTasksProps) {
  const t = useText()
  const bookingId = booking.bookingRef
  const persons = participantsApi.useParticipantsQuery({ bookingId })
  const extras = myExtrasApi.useBookingExtrasQuery({ bookingId })
  const known = [persons, extras].every(({ data }) => data !== undefined)
  const failed = [persons, extras].some(({ data, isError }) => isError && data === undefined)
  const allDone = known && !dueOf(booking) && unnamedOf(persons.data) === 0 && addableOf(extras.data) === 0
  return (
    <Panel title={t('portal.tasks.title')}>
      {allDone ? (
        <p className={styles.done}>
          <Icon name="check" />
          {t('portal.tasks.none')}
        </p>
      ) : (
        <ul className={styles.tasks}>
          <PayTask booking={booking} mayPay={mayPay} />
          <NamesTask bookingId={bookingId} />
          <ExtrasTask bookingId={bookingId} />
        </ul>
      )}
      {!known && !failed && <MuiSkeleton shape="block" />}
      {failed && (
        <Notice
          kind="warning"
          title={t('portal.tasks.failed')}
          action={
            <MuiButton
              onClick={() => {
                void persons.refetch()
                void extras.refetch()
              }}
            >
              {t('portal.again')}
            </MuiButton>
          }
        />
      )}
    </Panel>
  )
}

/** The next payment, or null. For a partially paid rate it is the remaining amount. */
function dueOf({ state, due, nextRate }: BookingSummary) {
  if (state !== 'confirmed' || due <= 0) return null
  return { amount: nextRate ? Math.min(nextRate.amount, due) : due, dueDate: nextRate?.dueDate ?? null }
}

/** Number of travellers without a name who may be named. */
function unnamedOf(persons: Participants | undefined): number {
  if (!persons || !mayAdd(changeRuleOf(persons.terms.rule))) return 0
  return persons.persons.filter(({ firstName, lastName }) => firstName === '' || lastName === '').length
}

/** Number of the campsite's extras that are not booked and may be added. */
function addableOf(extras: BookingExtras | undefined): number {
  if (!extras || !mayAdd(changeRuleOf(extras.terms.rule))) return 0
  return extras.extras.filter(({ quantity, changeable }) => quantity === 0 && changeable).length
}

interface TaskProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

function Task({ icon, title, text, children }: TaskProps) {
  return (
    <li className={styles.task}>
      <div>
        <Icon name={icon} />
        <b>{title}</b>
        {text && <p className={styles.soft}>{text}</p>}
      </div>
      <span data-online>{children}</span>
    </li>
  )
}

function PayTask({ booking, mayPay }: OpenTasksProps) {
  const { site, today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const due = dueOf(booking)
  if (!due) return null
  const { currency, bookingRef: bookingId } = booking
  const { dueDate } = due
  const late = dueDate !== null && dueDate < today
  return (
    <Task
      icon="card"
      title={t('portal.tasks.pay', { amount: money(due.amount, { currency }) })}
      {...(dueDate === null
        ? {}
        : {
            text: t(late ? 'portal.tasks.pay.late' : 'portal.tasks.pay.until', { date: dates.long(dueDate) }),
          })}
    >
      {mayPay && (
        <MuiButtonLink kind="primary" href={buildPath(site, 'payment', { bookingId })}>
          {t('portal.booking.pay')}
        </MuiButtonLink>
      )}
    </Task>
  )
}

function NamesTask({ bookingId }: { bookingId: string }) {
  const { site } = useApp()
  const t = useText()
  const dates = useStayDates()
  const { data } = participantsApi.useParticipantsQuery({ bookingId })
  const count = unnamedOf(data)
  if (!data || count === 0) return null
  const { until } = data.terms
  return (
    <Task
      icon="people"
      title={t('portal.tasks.names', { count })}
      {...(until ? { text: t('portal.tasks.until', { date: dates.long(until) }) } : {})}
    >
      <MuiButtonLink href={buildPath(site, 'participants', { bookingId })}>
        {t('portal.tasks.names.do')}
      </MuiButtonLink>
    </Task>
  )
}

function ExtrasTask({ bookingId }: { bookingId: string }) {
  const { site } = useApp()
  const t = useText()
  const dates = useStayDates()
  const { data } = myExtrasApi.useBookingExtrasQuery({ bookingId })
  if (!data || addableOf(data) === 0) return null
  const { until } = data.terms
  return (
    <Task
      icon="gift"
      title={t('portal.tasks.extras')}
      {...(until ? { text: t('portal.tasks.until', { date: dates.long(until) }) } : {})}
    >
      <MuiButtonLink href={buildPath(site, 'extras', { bookingId })}>
        {t('portal.tasks.extras.do')}
      </MuiButtonLink>
    </Task>
  )
}
