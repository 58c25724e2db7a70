import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './hold-timer.module.css'

export interface HoldTimerProps {
  /** End of the hold, milliseconds since 1970. */
  expiresAt: number
  /** "We hold this for you:" */
  text: string
  /** Milliseconds left as text: "14:32". */
  formatLeft: (milliseconds: number) => string
  /** Screen readers announce the time politely at these remaining minutes; the product uses 5 and 1. */
  announcements: { minutes: number; text: string }[]
  /** Replaces the clock when the hold has ended; announced. */
  expiredText: string
  /** On phones the clock is seen alone, where something beside it needs the space; its text is for screen readers. */
  brief?: boolean
  /** Runs once, when the hold ends. */
  onExpire?: () => void
  /** The clock of the server's render, in milliseconds since 1970, so that hydration matches the markup. */
  renderedAt: number
}

/** Countdown of a hold. The numbers change silently; screen readers hear only the announcements. */
export function HoldTimer(props: HoldTimerProps) {
  const { expiresAt, text, formatLeft, announcements, expiredText, brief, onExpire, renderedAt } = props
  const [now, setNow] = useState(renderedAt)
  const expire = useRef(onExpire)
  useEffect(() => {
    expire.current = onExpire
  })
  const left = Math.max(0, expiresAt - now)
  const expired = left === 0

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [expiresAt])
  useEffect(() => {
    if (expired) expire.current?.()
  }, [expired])

  const due = announcements
    .filter((announcement) => left <= announcement.minutes * 60_000)
    .sort((a, b) => a.minutes - b.minutes)[0]
  return (
    <div className={expired ? styles.expired : due ? styles.short : styles.timer}>
      <Icon name="clock" />
      {expired ? (
        <span>{expiredText}</span>
      ) : (
        <span>
          <span className={brief ? styles.brief : undefined}>{text}</span>{' '}
          <b className={styles.left}>{formatLeft(left)}</b>
        </span>
      )}
      <span className="visually-hidden" role="status">
        {expired ? expiredText : (due?.text ?? '')}
      </span>
    </div>
  )
}
