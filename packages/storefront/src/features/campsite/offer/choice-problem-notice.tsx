import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import type { Choice, ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { useEffect, useRef } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { StayOffer } from './use-stay-offer.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import styles from './choice-problem-notice.module.css'
import { NearbyArrivals } from './nearby-arrivals.tsx'

export interface ChoiceProblemNoticeProps {
  problem: ChoiceProblem
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
  busyWith: number | null
  choose: (choice: Choice) => void
  /** Opens an accommodation, with the plan of its places. */
  onDetails: (accommodationId: number) => void
}

/** Explains why a choice failed, takes the focus, and offers alternatives. */
export function ChoiceProblemNotice({
  problem,
  site,
  request,
  offer,
  busyWith,
  choose,
  onDetails,
}: ChoiceProblemNoticeProps) {
  useLazyWords('offer')
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [problem])
  const { why, choice: wished, alternatives } = problem
  // Whatever else there is has other places.
  const { unit: _, ...choice } = wished
  const others = alternatives.accommodations.map(({ id, name, total, currency }) => ({
    key: `accommodation-${id}`,
    text: name,
    price: money(total, { currency }),
    choice: { ...choice, accommodationId: id, name, seenTotal: total },
  }))
  const times = alternatives.dates.map(({ date, nights, total, currency }) => ({
    key: date,
    text: dates.range(date, nights),
    price: money(total, { currency }),
    choice: { ...choice, date, duration: nights, seenTotal: total },
  }))
  const lists = [
    { title: t('offer.conflict.others'), ways: others },
    { title: t('offer.conflict.dates', { name: choice.name }), ways: times },
  ].filter(({ ways }) => ways.length > 0)
  return (
    <div ref={box} tabIndex={-1} className={styles.note} data-choice-problem={why}>
      <Alert
        kind={why === 'gone' || why === 'unit' ? 'warning' : 'error'}
        live
        title={t(`offer.conflict.${why}`)}
      >
        <p>{t(`offer.conflict.${why}.text`)}</p>
        {(why === 'unreachable' || why === 'too-many') && (
          <Button busy={busyWith !== null} onClick={() => choose(wished)} className={styles.again}>
            {t('shell.error.retry')}
          </Button>
        )}
        {why === 'unit' && (
          <div className={styles.both}>
            <Button kind="brand" onClick={() => onDetails(choice.accommodationId)}>
              {t('offer.conflict.unit.another')}
            </Button>
            <Button busy={busyWith !== null} onClick={() => choose({ ...choice, seenTotal: null })}>
              {t('offer.conflict.unit.any')}
            </Button>
          </div>
        )}
        {(why === 'gone' || why === 'refused') && lists.length === 0 && (
          <NearbyArrivals site={site} request={request} offer={offer} />
        )}
        {lists.map(({ title, ways }) => (
          <div key={title} className={styles.ways}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {ways.map((way) => (
                <li key={way.key}>
                  <Button
                    busy={busyWith !== null}
                    aria-label={t('offer.conflict.choose', { what: way.text, price: way.price })}
                    onClick={() => choose(way.choice)}
                  >
                    {`${way.text} · ${way.price}`}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Alert>
    </div>
  )
}
