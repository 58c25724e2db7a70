import {
  addMonths,
  arrivalDates,
  arrivalWindow,
  type Flexibility,
  addNights,
} from '@camping/core/search/criteria.rules.ts'
import { useState } from 'react'

/** The visitor's window of arrival days. */
interface ArrivalWindow {
  readonly flexibility: Flexibility
  readonly date: string
}

const weekNights = 7

/** The window some weeks later, or months for a search by month. Never before today. */
function moved({ flexibility, date }: ArrivalWindow, by: number, today: string): ArrivalWindow {
  const later = (day: string) => {
    const next = addNights(day, by * weekNights)
    return next < today ? today : next
  }
  if (flexibility.kind === 'exact') return { flexibility, date: later(date) }
  if (flexibility.kind === 'around')
    return { date, flexibility: { kind: 'around', date: later(flexibility.date) } }
  return { date, flexibility: { kind: flexibility.kind, month: addMonths(flexibility.month, by) } }
}

/**
 * The displayed arrival days. They follow the search, but stay while they include the searched date: a click on a day
 * must not move the other days.
 */
export function useShownArrivals({ flexibility, date, today }: ArrivalWindow & { today: string }) {
  const [shown, setShown] = useState<ArrivalWindow>({ flexibility, date })
  const [seen, setSeen] = useState(shown)
  if (seen.flexibility !== flexibility || seen.date !== date) {
    setSeen({ flexibility, date })
    const dates = arrivalDates(arrivalWindow(shown.flexibility, { date: shown.date, today }))
    if (flexibility.kind !== 'exact' || !dates.includes(date)) setShown({ flexibility, date })
  }
  return {
    shown,
    earlier: () => setShown(moved(shown, -1, today)),
    later: () => setShown(moved(shown, 1, today)),
  }
}
