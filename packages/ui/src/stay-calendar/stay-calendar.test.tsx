import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MuiIsland } from '../islands/mui-island.tsx'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { monthDays } from './calendar-dates.ts'
import type { CalendarNames, DayFacts } from './calendar-month.tsx'
import { dayByKey } from './day-by-key.ts'
import { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

const names: CalendarNames = {
  weekdays: Array.from({ length: 7 }, (_, i) => ({ short: `${i}`, long: `day ${i}` })),
  month: (month) => `month ${month}`,
  day: (date) => `on ${date}`,
}

/** July 2027 begins on a Thursday. */
const calendar = (more: Partial<StayCalendarProps> = {}) => (
  <MuiIsland>
    <StayCalendar
      names={names}
      min="2027-05-10"
      lastMonth="2028-09"
      opensAt="2027-07"
      arrival={null}
      nights={7}
      onSelect={() => {}}
      labels={{ previous: 'Previous', next: 'Next', month: 'Month' }}
      {...more}
    />
  </MuiIsland>
)

function setUp(more: Partial<StayCalendarProps> = {}) {
  const onSelect = vi.fn()
  const onShow = vi.fn()
  const page = renderIntoPage(calendar({ onSelect, onShow, ...more }))
  const at = () => (document.activeElement as HTMLElement).dataset['date']
  return {
    ...page,
    onSelect,
    onShow,
    at,
    key: (key: string, shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
      act(() => void (document.activeElement as HTMLElement).dispatchEvent(event))
      return event.defaultPrevented
    },
    day: (date: string) => page.get<HTMLButtonElement>(`[data-date="${date}"]`),
    months: () => page.all('[data-month]').map((month) => month.dataset['month']),
    stops: () => page.all('[data-date][tabindex="0"]').map((day) => day.dataset['date']),
  }
}

/** Lets what begins after the next paint happen: frames come late on a busy machine, so they are waited for. */
const painted = () =>
  act(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((done) => setTimeout(done, 60))
  })

describe('StayCalendar on a wide screen', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })))
  afterEach(() => vi.unstubAllGlobals())

  it('opens with two months at the chosen day, which has the focus', () => {
    const { months, at, stops, onShow } = setUp({ arrival: '2027-09-04' })
    expect(months()).toEqual(['2027-09', '2027-10'])
    expect([at(), stops()]).toEqual(['2027-09-04', ['2027-09-04']])
    expect(onShow.mock.calls).toEqual([[['2027-09', '2027-10']]])
  })

  it('opens at the season where no day is chosen, and never before today or behind its end', () => {
    expect(setUp().months()).toEqual(['2027-07', '2027-08'])
    expect(setUp({ opensAt: '2026-07' }).months()).toEqual(['2027-05', '2027-06'])
    expect(setUp({ arrival: '9000-01-01' }).months()).toEqual(['2028-08', '2028-09'])
    expect(setUp({ opensAt: '2027-05' }).at()).toBe('2027-05-10')
  })

  it('leaves the focus where it is when it comes back', () => {
    expect(setUp({ takesFocus: false }).at()).toBeUndefined()
  })

  it('goes from day to day by keys, over the edges of weeks and months', () => {
    const { key, at, stops } = setUp({ arrival: '2027-07-10' })
    const path = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End', 'ArrowUp'].map((one) => {
      expect(key(one)).toBe(true)
      return at()
    })
    expect(path).toEqual(['2027-07-11', '2027-07-18', '2027-07-17', '2027-07-12', '2027-07-18', '2027-07-11'])
    expect(stops()).toEqual(['2027-07-11'])
    expect(key('Tab')).toBe(false)
  })

  it('shows the month that a key reaches, with the focus on its day', () => {
    const { key, at, months, stops } = setUp({ arrival: '2027-07-31' })
    key('ArrowRight')
    expect([at(), months()]).toEqual(['2027-08-01', ['2027-07', '2027-08']])
    key('PageDown')
    expect([at(), months()]).toEqual(['2027-09-01', ['2027-08', '2027-09']])
    key('PageDown', true)
    expect([at(), months()]).toEqual(['2028-09-01', ['2028-08', '2028-09']])
    key('PageUp', true)
    expect([at(), months(), stops()]).toEqual(['2027-09-01', ['2027-09', '2027-10'], ['2027-09-01']])
  })

  it('stops at today and at the end of its last month', () => {
    const { key, at } = setUp({ arrival: '2027-05-12' })
    key('PageUp')
    expect(at()).toBe('2027-05-10')
    key('ArrowLeft')
    expect(at()).toBe('2027-05-10')
    key('PageDown', true)
    key('PageDown', true)
    expect(at()).toBe('2028-09-30')
  })

  it('goes month by month with its buttons, and jumps to any of them', async () => {
    const { get, all, click, choose, months, stops } = setUp()
    click(get('[aria-label="Next"]'))
    await painted()
    expect([months(), stops()]).toEqual([['2027-08', '2027-09'], ['2027-08-01']])
    expect(all('option')).toHaveLength(17)
    choose(get<HTMLSelectElement>('select'), '2028-09')
    await painted()
    expect(months()).toEqual(['2028-08', '2028-09'])
    expect(get<HTMLButtonElement>('[aria-label="Next"]').disabled).toBe(true)
    choose(get<HTMLSelectElement>('select'), '2027-05')
    await painted()
    expect(get<HTMLButtonElement>('[aria-label="Previous"]').disabled).toBe(true)
  })

  it('paints a press before its work', async () => {
    const { click, day, onSelect } = setUp()
    click(day('2027-07-11'))
    expect(day('2027-07-11').hasAttribute('data-heard')).toBe(true)
    expect(onSelect).not.toHaveBeenCalled()
    await painted()
    expect(day('2027-07-11').hasAttribute('data-heard')).toBe(false)
    expect(onSelect.mock.calls).toEqual([['2027-07-11']])
  })

  it('hands on closed days, which have an explanation, but not past ones', async () => {
    const facts = new Map<string, DayFacts>([
      ['2027-05-12', { mark: { sign: '7+' }, label: 'Wednesday: longer stays only' }],
    ])
    const { click, day, onSelect } = setUp({ arrival: '2027-05-20', facts, priced: true })
    click(day('2027-05-09'))
    click(day('2027-05-12'))
    await painted()
    expect(onSelect.mock.calls).toEqual([['2027-05-12']])
    expect(day('2027-05-09').getAttribute('aria-disabled')).toBe('true')
    expect(day('2027-05-12').getAttribute('aria-label')).toBe('Wednesday: longer stays only')
    expect(day('2027-05-12').textContent).toBe('127+')
    expect(day('2027-05-13').getAttribute('aria-label')).toBe('on 2027-05-13')
  })

  it('is one grid of whole weeks per month, with the chosen day selected', () => {
    const { all } = setUp({ arrival: '2027-07-10' })
    const grids = all('[role="grid"]')
    expect(
      grids.map((grid) => document.getElementById(grid.getAttribute('aria-labelledby')!)?.textContent),
    ).toEqual(['month 2027-07', 'month 2027-08'])
    expect(all('[role="row"]').every((row) => row.children.length === 7)).toBe(true)
    expect(all('[aria-selected="true"]').map((cell) => cell.textContent)).toEqual(['10'])
  })

  it('has the weekdays of the edition, short ones to see and long ones to hear', () => {
    const heads = setUp().all('[data-month="2027-07"] [role="columnheader"]')
    expect(heads.map((head) => head.textContent)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual(
      names.weekdays.map(({ long }) => long),
    )
  })
})

describe.each([
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('StayCalendar of a visitor in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('has each day in its place, also over the night on which the clocks change', async () => {
    expect(new Date('2027-01-01').getTimezoneOffset()).toBe(offset)
    const { all, day, click, key, at, onSelect, stops } = setUp({ arrival: '2027-03-14', min: '2027-03-10' })
    expect(all('[data-date]').map(({ dataset }) => dataset['date'])).toEqual([
      ...monthDays('2027-03'),
      ...monthDays('2027-04'),
    ])
    // 1 March 2027 is a Monday, 1 April a Thursday.
    const firsts = all('[data-date$="-01"]').map(({ parentElement: cell }) => cell)
    expect(firsts.map((cell) => [...(cell?.parentElement?.children ?? [])].indexOf(cell!))).toEqual([0, 3])
    expect(all('[aria-disabled]').at(-1)?.dataset['date']).toBe('2027-03-09')
    expect([stops(), all('[aria-selected="true"]').map(({ textContent }) => textContent)]).toEqual([
      ['2027-03-14'],
      ['14'],
    ])
    key('ArrowRight')
    expect(at()).toBe('2027-03-15')
    click(day('2027-03-28'))
    await painted()
    expect(onSelect.mock.calls).toEqual([['2027-03-28']])
  })
})

describe('StayCalendar on a phone', () => {
  const observers: { report: (months: string[], shown: boolean) => void }[] = []
  class SeenMonths {
    constructor(report: IntersectionObserverCallback) {
      observers.push({
        report: (months, isIntersecting) =>
          act(() =>
            report(
              months.map((month) => ({ isIntersecting, target: { dataset: { month } } })) as never,
              this as never,
            ),
          ),
      })
    }
    observe() {}
    disconnect() {}
  }
  beforeEach(() => {
    observers.length = 0
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    vi.stubGlobal('IntersectionObserver', SeenMonths)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('has the place of every month, and the days of those in view alone', () => {
    const { months, all, onShow } = setUp()
    expect(months()).toHaveLength(17)
    expect(all('[role="grid"]')).toHaveLength(1)
    observers[0]?.report(['2027-11', '2027-12', '2028-01'], true)
    expect(all('[role="grid"]')).toHaveLength(3)
    expect(onShow.mock.calls.at(-1)).toEqual([['2027-11', '2027-12', '2028-01']])
    observers[0]?.report(['2027-11'], false)
    expect(onShow.mock.calls.at(-1)).toEqual([['2027-12', '2028-01']])
  })

  it('names the month that is read', () => {
    const { get } = setUp()
    expect(get<HTMLSelectElement>('select').value).toBe('2027-07')
    observers[1]?.report(['2027-11'], true)
    expect(get<HTMLSelectElement>('select').value).toBe('2027-11')
  })

  it('draws a month that keys reach before it is scrolled to', () => {
    const { key, at } = setUp({ arrival: '2027-07-10' })
    key('PageDown', true)
    expect(at()).toBe('2028-07-10')
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

  it.each([
    ['2027-07-04', 'PageDown', '2028-07-04'],
    ['2028-02-29', 'PageUp', '2027-02-28'],
    ['2027-07-04', 'ArrowRight', '2027-07-05'],
  ])('from %s by Shift and %s to %s', (from, key, to) => expect(dayByKey(from, key, true)).toBe(to))
})
