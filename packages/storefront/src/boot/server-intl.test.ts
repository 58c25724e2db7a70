import { markets } from '@camping/editions/markets.ts'
import { createElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEditionIntl, type CompiledMessages } from './create-edition-intl.ts'
import { createServerIntl } from './server-intl.ts'

/** "From {price, number}" as the build compiles it. */
const messages = {
  from: [
    { type: 0, value: 'From ' },
    { type: 2, value: 'price', style: null },
  ],
} as unknown as CompiledMessages

afterEach(() => vi.restoreAllMocks())

test('editions that share a message each show it in their own way', () => {
  const shown = (site: keyof typeof markets) =>
    createServerIntl(markets[site], messages).formatMessage({ id: 'from' }, { price: 1234.5 })
  expect(shown('de')).toBe('From 1.234,5')
  expect(shown('uk')).toBe('From 1,234.5')
  expect(shown('de')).toBe('From 1.234,5')
})

test('other words in the place of a message are shown', () => {
  const words = { from: [{ type: 0, value: 'For only ' }, ...messages['from']!.slice(1)] } as CompiledMessages
  const price = { price: 7 }
  expect(createServerIntl(markets.uk, messages).formatMessage({ id: 'from' }, price)).toBe('From 7')
  expect(createServerIntl(markets.uk, words).formatMessage({ id: 'from' }, price)).toBe('For only 7')
})

test('the formatter of a message that was shown before is found without writing the message as JSON', () => {
  const first = createServerIntl(markets.fr, messages)
  first.formatMessage({ id: 'from' }, { price: 1 })
  const write = vi.spyOn(JSON, 'stringify')
  first.formatMessage({ id: 'from' }, { price: 2 })
  createServerIntl(markets.fr, messages).formatMessage({ id: 'from' }, { price: 3 })
  const written = write.mock.results.map(({ value }) => String(value))
  expect(written.filter((text) => text.includes('From '))).toEqual([])
})

describe('what is remembered', () => {
  const greeting = {
    ...messages,
    route: [
      { type: 1, value: 'from' },
      { type: 0, value: ' to ' },
      { type: 1, value: 'to' },
    ],
  } as unknown as CompiledMessages
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)

  test('gives every text again, for every edition its own', () => {
    const plain = createEditionIntl(markets.de, greeting)
    const own = createServerIntl(markets.de, greeting)
    const other = createServerIntl(markets.fr, greeting)
    const days = ['2027-03-01', '2027-03-02', '2028-02-29'].map(noon)
    for (const _ of [1, 2]) {
      for (const day of days) {
        const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
        expect(own.formatDate(day, options)).toBe(plain.formatDate(day, options))
        expect(own.formatDate(day, { ...options, month: 'long' })).toBe(
          plain.formatDate(day, { ...options, month: 'long' }),
        )
        expect(own.formatDateTimeRange(days[0]!, day, options)).toBe(
          plain.formatDateTimeRange(days[0]!, day, options),
        )
        expect(own.formatDate(day.toISOString(), options)).toBe(plain.formatDate(day, options))
        expect(other.formatDate(day, options)).not.toBe(own.formatDate(day, { ...options, month: 'long' }))
      }
      for (const value of [0, -0, 1, 1234.5, -7.25, Number.NaN, 1e21]) {
        expect(own.formatNumber(value)).toBe(plain.formatNumber(value))
        for (const currency of ['EUR', 'CHF']) {
          const options = { style: 'currency', currency, minimumFractionDigits: 2 } as const
          expect(own.formatNumber(value, options)).toBe(plain.formatNumber(value, options))
        }
        const price = value || 0
        expect(own.formatMessage({ id: 'from' }, { price })).toBe(
          plain.formatMessage({ id: 'from' }, { price }),
        )
      }
    }
  })

  test('distinguishes values that have parts of each other', () => {
    const own = createServerIntl(markets.uk, greeting)
    const route = (from: string | number, to: string | number) =>
      own.formatMessage({ id: 'route' }, { from, to })
    expect(route('a;to:1:b', 'c')).toBe('a;to:1:b to c')
    expect(route('a', 'b;to:1:c')).toBe('a to b;to:1:c')
    expect(route(1, 2)).toBe('1 to 2')
    expect(route('1', '12')).toBe('1 to 12')
    expect(route('1;to:2:12', '')).toBe('1;to:2:12 to ')
  })

  test('is bounded, whatever visitors write', () => {
    const own = createServerIntl(markets.uk, greeting)
    const set = vi.spyOn(Map.prototype, 'set')
    own.formatMessage({ id: 'route' }, { from: 'x'.repeat(300), to: 'y' })
    expect(set.mock.calls.filter(([key]) => String(key).startsWith('mroute'))).toEqual([])
    const clear = vi.spyOn(Map.prototype, 'clear')
    for (let from = 0; from < 5000; from += 1) own.formatMessage({ id: 'route' }, { from, to: 0 })
    expect(clear).toHaveBeenCalledTimes(2)
  })

  test('is no error, and no element', () => {
    const own = createServerIntl(markets.uk, greeting)
    const error = vi.spyOn(console, 'error').mockReturnValue()
    for (const _ of [1, 2]) expect(own.formatMessage({ id: 'unknown' }, { from: 1 })).toBe('unknown')
    expect(error).toHaveBeenCalledTimes(2)
    const shown = (text: string) =>
      own.formatMessage({ id: 'route' }, { from: createElement('b', null, text), to: 'x' })
    expect(JSON.stringify(shown('one'))).toContain('one')
    expect(JSON.stringify(shown('two'))).toContain('two')
  })
})
