import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { dayByKey } from './day-by-key.ts'
import { PriceCalendar, type PriceDay } from './price-calendar.tsx'

const weekdays = Array.from({ length: 7 }, (_, i) => ({ short: `${i}`, long: `day ${i}` }))

/** July 2027 begins on a Thursday. */
function month(yearMonth: string, change: Record<string, Partial<PriceDay>> = {}): PriceDay[] {
  return Array.from({ length: 31 }, (_, i) => {
    const date = `${yearMonth}-${String(i + 1).padStart(2, '0')}`
    return { date, day: i + 1, price: '£5', label: date, ...change[date] }
  })
}

function setUp(days: PriceDay[], more: { firstMonth?: boolean } = {}) {
  const onSelect = vi.fn()
  const onReach = vi.fn()
  const calendar = (shown: PriceDay[]) => (
    <PriceCalendar
      title="July 2027"
      weekdays={weekdays}
      days={shown}
      firstWeekday={3}
      onSelect={onSelect}
      onReach={onReach}
      previous={{ label: 'Previous', onClick: () => {}, disabled: more.firstMonth ?? false }}
      next={{ label: 'Next', onClick: () => {} }}
      legend={{ label: 'Marks', items: [{ sign: '', struck: true, text: 'booked' }] }}
    />
  )
  const page = renderIntoPage(calendar(days))
  const at = () => (document.activeElement as HTMLElement).dataset['date']
  const press = (key: string) => page.press(document.activeElement as HTMLElement, key)
  return { ...page, onSelect, onReach, at, press, show: (next: PriceDay[]) => page.rerender(calendar(next)) }
}

describe('PriceCalendar', () => {
  it('is one Tab stop: the day of arrival, else the first that is not past', () => {
    const { all, show } = setUp(month('2027-07', { '2027-07-01': { past: true } }))
    const stops = () => all('button[data-date][tabindex="0"]').map((one) => one.dataset['date'])
    expect(stops()).toEqual(['2027-07-02'])
    show(month('2027-07', { '2027-07-10': { arrival: true } }))
    expect(stops()).toEqual(['2027-07-10'])
  })

  it('goes from day to day by keys, also over those without a price', () => {
    const { get, focus, press, at, all } = setUp(month('2027-07', { '2027-07-11': { mark: { sign: '–' } } }))
    focus(get('[data-date="2027-07-10"]'))
    const path = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End', 'ArrowUp'].map((key) => {
      expect(press(key).defaultPrevented).toBe(true)
      return at()
    })
    expect(path).toEqual(['2027-07-11', '2027-07-18', '2027-07-17', '2027-07-12', '2027-07-18', '2027-07-11'])
    expect(all('button[data-date][tabindex="0"]')).toHaveLength(1)
  })

  it('requests the month beyond its edge, and moves the focus there when it arrives', () => {
    const { get, focus, press, at, onReach, show } = setUp(month('2027-07'))
    focus(get('[data-date="2027-07-30"]'))
    press('ArrowDown')
    expect(onReach).toHaveBeenCalledWith('2027-08-06')
    show(month('2027-08'))
    expect(at()).toBe('2027-08-06')
  })

  it('stops where no other month may be shown', () => {
    const { get, focus, press, at, onReach } = setUp(month('2027-07'), { firstMonth: true })
    focus(get('[data-date="2027-07-01"]'))
    press('ArrowLeft')
    press('PageUp')
    expect([at(), onReach.mock.calls]).toEqual(['2027-07-01', []])
  })

  it('hands on marked days, which want an explanation, but not past ones', () => {
    const { get, click, onSelect } = setUp(
      month('2027-07', { '2027-07-01': { past: true }, '2027-07-11': { mark: { sign: '7+' } } }),
    )
    click(get('[data-date="2027-07-11"]'))
    click(get('[data-date="2027-07-01"]'))
    expect(onSelect.mock.calls).toEqual([['2027-07-11']])
    expect(get('[data-date="2027-07-01"]').getAttribute('aria-disabled')).toBe('true')
  })

  it('is a grid of whole weeks with the chosen day selected', () => {
    const { get, all } = setUp(month('2027-07', { '2027-07-10': { arrival: true } }))
    expect(get('table').getAttribute('role')).toBe('grid')
    expect(all('tbody tr').map((row) => row.children.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(all('[aria-selected="true"]').map((cell) => cell.textContent)).toEqual(['10£5'])
  })
})

describe('dayByKey', () => {
  it.each([
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2028-01-31', 'PageDown', '2028-02-29'],
    ['2027-03-31', 'PageUp', '2027-02-28'],
    ['2027-01-15', 'PageUp', '2026-12-15'],
    ['2027-03-28', 'ArrowRight', '2027-03-29'],
    ['2027-12-31', 'ArrowRight', '2028-01-01'],
    ['2027-07-04', 'Home', '2027-06-28'],
    ['2027-07-04', 'End', '2027-07-04'],
    ['2027-07-04', 'Enter', undefined],
    ['2027-07-04', 'a', undefined],
  ])('from %s by %s to %s', (from, key, to) => expect(dayByKey(from, key)).toBe(to))
})
