import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { PriceStrip } from './price-strip.tsx'
import type { StripDay } from './price-strip.tsx'

const day = (number: number, more: Partial<StripDay> = {}): StripDay => ({
  date: `2027-07-0${number}`,
  text: `${number} Jul`,
  href: `?date=2027-07-0${number}`,
  ...more,
})

function setUp(days: StripDay[], waiting = false) {
  const onSelect = vi.fn()
  const page = renderIntoPage(
    <PriceStrip
      label="Prices"
      caption="Lowest total"
      days={days}
      waiting={waiting}
      lowLabel="lowest price"
      closedLabel="nothing free"
      previous={{ label: 'Earlier', onClick: () => {} }}
      next={{ label: 'Later', onClick: () => {} }}
      onSelect={onSelect}
    />,
  )
  return { ...page, onSelect }
}

describe('PriceStrip', () => {
  it('links the days that have a price and labels the cheapest', () => {
    const { all, get, onSelect, click } = setUp([
      day(1),
      day(2, { price: '£600' }),
      day(3, { price: '£580', low: true }),
    ])
    expect(all('a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['?date=2027-07-02', '2 Jul £600'],
      ['?date=2027-07-03', '3 Jul £580lowest price'],
    ])
    click(get('a[href$="03"]'))
    expect(onSelect).toHaveBeenCalledWith('2027-07-03')
  })

  it('marks the searched day, free or not, and labels days that are not free', () => {
    const free = setUp([day(1), day(2, { price: '£600', current: true })])
    expect(free.all('[aria-current="date"]').map((found) => found.tagName)).toEqual(['A'])
    const taken = setUp([day(1, { current: true }), day(2, { price: '£600' })])
    expect(taken.get('[aria-current="date"]').textContent).toContain('nothing free')
  })

  it('does not call a day taken while its price is on its way', () => {
    const { get } = setUp([day(1), day(2)], true)
    expect(get('ol').textContent).toBe('1 Jul2 Jul')
    expect(get('ol').getAttribute('aria-busy')).toBe('true')
  })

  it('can be scrolled with the keyboard even when no day can be chosen', () => {
    expect(setUp([day(1)]).get('ol').tabIndex).toBe(0)
    expect(
      setUp([day(1, { price: '£600' })])
        .get('ol')
        .hasAttribute('tabindex'),
    ).toBe(false)
  })
})
