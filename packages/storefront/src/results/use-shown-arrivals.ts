import {
  addMonths,
  arrivalDates,
  arrivalWindow,
  type Flexibility,
} from '@camping/core/search/flexible-dates.ts'
import { addNights } from '@camping/core/search/stay-date.ts'
import { useState } from 'react'

/** Where the visitor looks for a day of arrival. */
interface Look {
  readonly flexibility: Flexibility
  readonly date: string
}

const weekNights = 7

/** The look so many weeks later, or months where months were asked for. Never before today. */
function moved({ flexibility, date }: Look, by: number, today: string): Look {
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
 * The days of arrival on show. They follow the search, but stay where they are while the searched date is one of them: a
 * click on a day must not carry the other days away.
 */
export function useShownArrivals({ flexibility, date, today }: Look & { today: string }) {
  const [shown, setShown] = useState<Look>({ flexibility, date })
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
