import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { germanPrices, stayPrices } from '../stories/sample-prices.ts'
import { PriceLines } from './price-lines.tsx'
import type { PriceLinesProps } from './price-lines.tsx'

function rows(props: PriceLinesProps): [label: string, amount: string][] {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<PriceLines {...props} />)
  return [...place.querySelectorAll('tr')]
    .filter((row) => row.querySelector('th + td'))
    .map((row) => [row.querySelector('th')!.firstChild!.textContent!, row.querySelector('td')!.textContent])
}

/** Minor units of a displayed amount. The minus may be U+2212, and separators may be English or German. */
function minor(amount: string): number {
  const digits = Number(amount.replace(/\D/g, ''))
  return /^[−-]/.test(amount) ? -digits : digits
}

describe('PriceLines', () => {
  it('shows lines, total and schedule in this order, each amount beside its label', () => {
    expect(rows(stayPrices)).toEqual([
      ...stayPrices.lines.map((line) => [line.label, line.amount]),
      ...stayPrices.onSite!.lines.map((line) => [line.label, line.amount]),
      ['Total', '£1,270.44'],
      ...stayPrices.schedule!.map((line) => [line.label, line.amount]),
    ])
  })
  it.each([
    ['with a reduction', stayPrices],
    ['in German', germanPrices],
  ])('shows amounts that add up %s', (_name, props) => {
    const shown = rows(props).map(([, amount]) => minor(amount))
    const count = props.lines.length + (props.onSite?.lines.length ?? 0)
    const lines = shown.slice(0, count)
    const total = shown[count]!
    const schedule = shown.slice(count + 1)
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    if (schedule.length) expect(schedule.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  })
  it('is a table with row headers and a caption', () => {
    const html = renderToStaticMarkup(<PriceLines {...stayPrices} />)
    expect(html).toContain('<caption class="visually-hidden">Price of your stay</caption>')
    expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(9)
  })
  it('puts what is paid at the site under its own heading, with the rate', () => {
    const html = renderToStaticMarkup(<PriceLines {...stayPrices} />)
    expect(html).toMatch(/scope="rowgroup"[^>]*>At the campsite</)
    expect(html).toContain('€27.60 at the campsite')
    expect(html).toContain('£0.869565')
  })
})
