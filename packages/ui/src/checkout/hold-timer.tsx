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
  /** Said politely when so many minutes are left; the product uses 5 and 1. */
  announcements: { minutes: number; text: string }[]
  expiredText: string
  onExpire?: () => void
  /** What the server rendered with, so that both first renders agree; milliseconds since 1970. */
  renderedAt: number
}

/** Time left of a hold. The numbers tick silently; a screen reader hears only the announcements. */
export function HoldTimer(props: HoldTimerProps) {
  const { expiresAt, text, formatLeft, announcements, expiredText, onExpire, renderedAt } = props
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
          {text} <b className={styles.left}>{formatLeft(left)}</b>
        </span>
      )}
      <span className="visually-hidden" role="status">
        {expired ? expiredText : (due?.text ?? '')}
      </span>
    </div>
  )
}
