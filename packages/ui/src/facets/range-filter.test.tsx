import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { RangeFilter, type RangeFilterProps } from './range-filter.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(props: Partial<RangeFilterProps> = {}) {
  const onValueChange = vi.fn()
  const page = renderIntoPage(
    <RangeFilter
      title="Total price"
      bars={{ from: 20_000, step: 10_000, counts: [1, 4, 9, 2] }}
      value={{ from: null, to: null }}
      perUnit={100}
      from={{ name: 'priceFrom', label: 'Lowest' }}
      to={{ name: 'priceTo', label: 'Highest' }}
      text={(value) => `£${value / 100}`}
      onValueChange={onValueChange}
      {...props}
    />,
  )
  const input = (index: number) => page.all('input')[index] as HTMLInputElement
  const enter = (index: number, text: string) =>
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      set!.call(input(index), text)
      input(index).dispatchEvent(new Event('input', { bubbles: true }))
    })
  const rest = () => act(() => void vi.advanceTimersByTime(500))
  return { input, enter, rest, onValueChange }
}

const [lowSlider, highSlider, lowField, highField] = [0, 1, 2, 3]

describe('RangeFilter', () => {
  it('a slider moves its field, and counts once it rests', () => {
    const { input, enter, rest, onValueChange } = setUp()
    enter(lowSlider, '1')
    enter(lowSlider, '2')
    expect(input(lowField).value).toBe('400')
    expect(input(lowSlider).getAttribute('aria-valuetext')).toBe('£400')
    expect(onValueChange).not.toHaveBeenCalled()
    rest()
    expect(onValueChange.mock.calls).toEqual([[{ from: 40_000, to: null }]])
  })

  it('a field moves its slider; an emptied one sets no limit', () => {
    const { input, enter, rest, onValueChange } = setUp({ value: { from: 30_000, to: null } })
    enter(highField, '500')
    expect(input(highSlider).value).toBe('3')
    enter(lowField, '')
    rest()
    expect(onValueChange).toHaveBeenLastCalledWith({ from: null, to: 50_000 })
  })

  it('the ends of the slider set no limit, and its thumbs do not pass each other', () => {
    const { enter, rest, onValueChange } = setUp({ value: { from: 30_000, to: 50_000 } })
    enter(highSlider, '4')
    rest()
    expect(onValueChange).toHaveBeenLastCalledWith({ from: 30_000, to: null })
    enter(lowSlider, '4')
    rest()
    expect(onValueChange).toHaveBeenLastCalledWith({ from: 40_000, to: 50_000 })
  })

  it('fields are a form: empty without a limit', () => {
    const { input } = setUp({ value: { from: null, to: 90_000 } })
    expect([input(lowField).name, input(lowField).value]).toEqual(['priceFrom', ''])
    expect([input(highField).name, input(highField).value]).toEqual(['priceTo', '900'])
    expect(input(lowSlider).name).toBe('')
  })
})
