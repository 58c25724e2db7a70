import { exactDate, type Flexibility } from '@camping/core/search/criteria.rules.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { useShownArrivals } from './use-shown-arrivals.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const today = '2027-07-01'
let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** The days shown for a search, and for the following ones. */
function setUp(date: string, flexibility: Flexibility = exactDate) {
  let arrivals: ReturnType<typeof useShownArrivals> | undefined
  function Probe(look: { date: string; flexibility: Flexibility }) {
    arrivals = useShownArrivals({ ...look, today })
    return null
  }
  root = createRoot(document.createElement('div'))
  const search = (next: string, how: Flexibility = exactDate) =>
    act(() => root?.render(<Probe date={next} flexibility={how} />))
  search(date, flexibility)
  return {
    search,
    shown: () => arrivals?.shown,
    earlier: () => act(() => arrivals?.earlier()),
    later: () => act(() => arrivals?.later()),
  }
}

describe('useShownArrivals', () => {
  it('shows the same days while one of them is searched, and moves for another', () => {
    const { search, shown } = setUp('2027-08-10')
    search('2027-08-14')
    expect(shown()).toEqual({ flexibility: exactDate, date: '2027-08-10' })
    search('2027-09-01')
    expect(shown()).toEqual({ flexibility: exactDate, date: '2027-09-01' })
  })

  it('preserves the requested month when one of its days is picked', () => {
    const august: Flexibility = { kind: 'month', month: '2027-08' }
    const { search, shown } = setUp('2027-08-10', august)
    search('2027-08-31')
    expect(shown()?.flexibility).toBe(august)
    search('2027-09-01')
    expect(shown()?.flexibility).toBe(exactDate)
  })

  it('follows a new choice at once', () => {
    const { search, shown } = setUp('2027-08-10')
    const around: Flexibility = { kind: 'around', date: '2027-08-11' }
    search('2027-08-10', around)
    expect(shown()?.flexibility).toBe(around)
  })

  it('goes by weeks, or by months, and never before today', () => {
    const days = setUp('2027-07-10')
    days.later()
    expect(days.shown()?.date).toBe('2027-07-17')
    for (let times = 0; times < 5; times += 1) days.earlier()
    expect(days.shown()?.date).toBe(today)
    const months = setUp('2027-12-03', { kind: 'weekend', month: '2027-12' })
    months.later()
    expect(months.shown()?.flexibility).toEqual({ kind: 'weekend', month: '2028-01' })
  })
})
