import { act, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { DestinationField } from './destination-field.tsx'
import type { DestinationSuggestion } from './destination-suggestion.ts'
import { stepOption } from './step-option.ts'

const suggestions: DestinationSuggestion[] = [
  { id: 'garda', kind: 'area', text: 'Lake Garda', detail: 'Italy' },
  { id: 'gard', kind: 'area', text: 'Gard', detail: 'France' },
  { id: 'bella', kind: 'site', text: 'Camping Bella Riva' },
]

function setUp(given: Partial<{ suggestions: DestinationSuggestion[]; value: string; status: string }> = {}) {
  const onSelect = vi.fn()
  const onOpen = vi.fn()
  function Field() {
    const [value, setValue] = useState(given.value ?? '')
    return (
      <DestinationField
        name="query"
        label="Where to?"
        value={value}
        onValueChange={setValue}
        suggestions={given.suggestions ?? suggestions}
        status={given.status}
        clearLabel="Clear"
        onSelect={(suggestion) => {
          setValue(suggestion.text)
          onSelect(suggestion.id)
        }}
        onOpen={onOpen}
      />
    )
  }
  const page = renderIntoPage(<Field />)
  const input = page.get<HTMLInputElement>('input')
  page.focus(input)
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.textContent : null
  }
  return { page, input, active, onSelect, onOpen }
}

describe('DestinationField', () => {
  // The list loads when it opens first, and is there at once afterwards.
  beforeAll(async () => {
    const { page, input } = setUp()
    await act(async () => {
      page.press(input, 'ArrowDown')
      await import('./destination-options.tsx')
    })
    expect(page.all('[role=option]')).toHaveLength(3)
  })

  it('is a combobox tied to its label and its list', () => {
    const { page, input } = setUp()
    expect(input.getAttribute('role')).toBe('combobox')
    expect(page.get('label').getAttribute('for')).toBe(input.id)
    expect(page.get('[role=listbox]').id).toBe(input.getAttribute('aria-controls'))
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens with the arrow keys and walks in a circle through the typed text', () => {
    const { page, input, active, onOpen } = setUp()
    page.press(input, 'ArrowDown')
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBe('Lake GardaItaly')
    page.press(input, 'ArrowDown')
    page.press(input, 'ArrowDown')
    expect(active()).toBe('Camping Bella Riva')
    page.press(input, 'ArrowDown')
    expect(active()).toBeNull()
    page.press(input, 'ArrowUp')
    expect(active()).toBe('Camping Bella Riva')
  })

  it('takes the active suggestion with Enter instead of sending the form', () => {
    const { page, input, onSelect } = setUp()
    page.press(input, 'ArrowDown')
    page.press(input, 'ArrowDown')
    const enter = page.press(input, 'Enter')
    expect(enter.defaultPrevented).toBe(true)
    expect(onSelect).toHaveBeenCalledWith('gard')
    expect(input.value).toBe('Gard')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves Enter to the form when nothing is active', () => {
    const { page, input, onSelect } = setUp()
    page.type(input, 'Gar')
    expect(page.press(input, 'Enter').defaultPrevented).toBe(false)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('closes with the first Escape and empties the field with the second', () => {
    const { page, input } = setUp()
    page.type(input, 'Gar')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    page.press(input, 'Escape')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(input.value).toBe('Gar')
    page.press(input, 'Escape')
    expect(input.value).toBe('')
  })

  it('takes a suggestion by mouse', () => {
    const { page, input, onSelect } = setUp()
    page.press(input, 'ArrowDown')
    page.click(page.all('[role=option]')[2]!)
    expect(onSelect).toHaveBeenCalledWith('bella')
  })

  it('drops the active suggestion when the text changes', () => {
    const { page, input, active } = setUp()
    page.press(input, 'ArrowDown')
    page.type(input, 'Lak')
    expect(active()).toBeNull()
  })

  it('walks through groups as through one list, and names each', () => {
    const { page, input, active } = setUp({
      suggestions: [
        { id: 'last', kind: 'recent', text: 'Tuscany', group: 'Your recent searches' },
        { ...suggestions[0]!, group: 'Popular now' },
        { ...suggestions[1]!, group: 'Popular now' },
      ],
    })
    page.press(input, 'ArrowDown')
    expect(active()).toBe('Tuscany')
    page.press(input, 'ArrowDown')
    expect(active()).toBe('Lake GardaItaly')
    page.press(input, 'ArrowUp')
    page.press(input, 'ArrowUp')
    page.press(input, 'ArrowUp')
    expect(active()).toBe('GardFrance')
    const names = page
      .all('[role=listbox] [role=group]')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent)
    expect(names).toEqual(['Your recent searches', 'Popular now'])
    expect(page.all('[role=option]')).toHaveLength(3)
  })

  it('opens and closes with Alt and an arrow, without walking', () => {
    const { input, active } = setUp()
    const altArrow = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true })
      act(() => void input.dispatchEvent(event))
    }
    altArrow('ArrowDown')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBeNull()
    altArrow('ArrowUp')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves Enter to the input method while a word is composed', () => {
    const { page, input, onSelect } = setUp()
    page.press(input, 'ArrowDown')
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    Object.defineProperty(event, 'isComposing', { value: true })
    act(() => void input.dispatchEvent(event))
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('announces how much it found, in a region that is always present', () => {
    const { page, input } = setUp({ status: '3 suggestions' })
    const region = page.get('[role=status]')
    expect(region.textContent).toBe('')
    expect(region.closest('[hidden]')).toBeNull()
    page.press(input, 'ArrowDown')
    expect(page.get('[role=status]')).toBe(region)
    expect(region.textContent).toBe('3 suggestions')
  })

  it('announces that nothing is found', () => {
    const { page, input } = setUp({ suggestions: [], status: 'Nothing found.' })
    page.type(input, 'Xyz')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(page.get('[role=status]').textContent).toBe('Nothing found.')
  })

  it('empties the field with its button and leaves the focus in it', () => {
    const { page, input } = setUp({ value: 'Gard' })
    page.click(page.get('button[aria-label=Clear]'))
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
  })
})

describe('stepOption', () => {
  it.each([
    [-1, 3, 1, 0],
    [2, 3, 1, -1],
    [-1, 3, -1, 2],
    [0, 3, -1, -1],
    [-1, 0, 1, -1],
  ] as const)('from %i of %i by %i is %i', (active, count, step, expected) => {
    expect(stepOption(active, count, step)).toBe(expected)
  })
})
