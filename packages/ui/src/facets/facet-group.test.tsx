import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { FacetGroup } from './facet-group.tsx'
import type { FacetOption } from './facet-group.tsx'

function setUp(count: number, change: (option: FacetOption, i: number) => Partial<FacetOption> = () => ({})) {
  const onToggle = vi.fn()
  const options = Array.from({ length: count }, (_, i) => {
    const option: FacetOption = { value: `v${i}`, text: `Value ${i}`, count: 10 + i, checked: false }
    return { ...option, ...change(option, i) }
  })
  const page = renderIntoPage(
    <FacetGroup
      name="facilities"
      title="Facilities"
      options={options}
      onToggle={onToggle}
      labels={{
        showAll: (all) => `Show all ${all}`,
        showFewer: 'Show fewer',
        count: (results) => `${results} results`,
      }}
    />,
  )
  const shown = () => page.all('input').map((input) => (input as HTMLInputElement).value)
  return { page, onToggle, shown }
}

describe('FacetGroup', () => {
  it('shows six values, then all, then six again', () => {
    const { page, shown } = setUp(9)
    expect(shown()).toHaveLength(6)
    const more = page.get('button')
    expect(more.textContent).toBe('Show all 9')
    page.click(more)
    expect(shown()).toHaveLength(9)
    expect(more.textContent).toBe('Show fewer')
    expect(more.getAttribute('aria-expanded')).toBe('true')
    page.click(more)
    expect(shown()).toHaveLength(6)
  })
  it('needs no button for six values, and has one for seven', () => {
    const six = setUp(6)
    expect(six.shown()).toHaveLength(6)
    expect(six.page.all('button')).toEqual([])
    const seven = setUp(7)
    expect(seven.shown()).toHaveLength(6)
    expect(seven.page.get('button').textContent).toBe('Show all 7')
  })
  it('never hides what is chosen', () => {
    const { shown } = setUp(12, (_, i) => ({ checked: i === 10 }))
    expect(shown()).toContain('v10')
    expect(shown()).toHaveLength(7)
  })
  it('disables values without results, but not chosen ones', () => {
    const { page } = setUp(3, (_, i) => ({ count: 0, checked: i === 2 }))
    expect(page.all('input').map((input) => (input as HTMLInputElement).disabled)).toEqual([
      true,
      true,
      false,
    ])
  })
  it('shows the new state at once, and then reports it with the value', async () => {
    const { page, onToggle } = setUp(3)
    const box = page.all('input')[1] as HTMLInputElement
    page.click(box)
    expect([box.checked, onToggle.mock.calls]).toEqual([true, []])
    await vi.waitFor(() => expect(onToggle).toHaveBeenCalledWith('v1', true))
  })
  it('announces the count in words and shows it as a number', () => {
    const { page } = setUp(1)
    expect(page.get('label').textContent).toBe('Value 01010 results')
    expect(page.get('label [aria-hidden]').textContent).toBe('10')
  })
})
