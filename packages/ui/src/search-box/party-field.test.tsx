import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { isPartyComplete, PartyField } from './party-field.tsx'
import type { PartyFieldLabels, PartyValue } from './party-field.tsx'
import { PanelSheet } from '../popups/panel-sheet.tsx'

const labels: PartyFieldLabels = {
  title: 'Who is coming?',
  adults: 'Adults',
  children: 'Children',
  fewerAdults: 'Remove one adult',
  moreAdults: 'Add one adult',
  fewerChildren: 'Remove one child',
  moreChildren: 'Add one child',
  childAge: (number) => `Age of child ${number}`,
  chooseAge: 'Choose age',
  age: (years) => `${years} years`,
  ageMissing: 'Please choose the age of every child.',
  done: 'Done',
  close: 'Close',
}

function setUp(start: PartyValue) {
  const seen: PartyValue[] = []
  const onDone = vi.fn()
  function Field() {
    const [value, setValue] = useState(start)
    const [missing, setMissing] = useState(false)
    return (
      <PartyField
        Sheet={PanelSheet}
        adultsName="adults"
        childAgeName="child"
        value={value}
        onValueChange={(next) => {
          seen.push(next)
          setValue(next)
        }}
        summary="summary"
        labels={labels}
        maxAdults={3}
        maxChildren={2}
        showMissing={missing}
        onDone={(complete) => {
          onDone(complete)
          setMissing(!complete)
        }}
      />
    )
  }
  const page = renderIntoPage(<Field />)
  act(() => page.get('details').setAttribute('open', ''))
  const button = (label: string) => page.get<HTMLButtonElement>(`button[aria-label="${label}"]`)
  const done = () => page.all('button').find((element) => element.textContent === 'Done')!
  return { page, seen, onDone, button, done }
}

describe('PartyField', () => {
  it('limits adults to between one and the maximum', () => {
    const { page, seen, button } = setUp({ adults: 1, childAges: [] })
    expect(button('Remove one adult').disabled).toBe(true)
    page.click(button('Add one adult'))
    page.click(button('Add one adult'))
    expect(seen.at(-1)?.adults).toBe(3)
    expect(button('Add one adult').disabled).toBe(true)
  })

  it('takes the arrow keys, Home and End on the number', () => {
    const { page, seen } = setUp({ adults: 2, childAges: [] })
    const adults = page.all('[role=spinbutton]')[0]!
    page.press(adults, 'ArrowUp')
    expect(seen.at(-1)?.adults).toBe(3)
    page.press(adults, 'ArrowUp')
    expect(seen.length).toBe(1)
    page.press(adults, 'Home')
    expect(seen.at(-1)?.adults).toBe(1)
    page.press(adults, 'End')
    expect(seen.at(-1)?.adults).toBe(3)
  })

  it('adds a child without an age and offers 0 to 17 years', () => {
    const { page, seen, button } = setUp({ adults: 2, childAges: [6] })
    page.click(button('Add one child'))
    expect(seen.at(-1)?.childAges).toEqual([6, null])
    const second = page.all('select')[1] as HTMLSelectElement
    expect([...second.options].map((option) => option.value)).toEqual([
      '',
      ...Array.from({ length: 18 }, (_, age) => String(age)),
    ])
    page.choose(second, '0')
    expect(seen.at(-1)?.childAges).toEqual([6, 0])
  })

  it('preserves the other ages when a child is removed', () => {
    const { page, seen, button } = setUp({ adults: 2, childAges: [6, 9] })
    page.click(button('Remove one child'))
    expect(seen.at(-1)?.childAges).toEqual([6])
  })

  it('stays open and marks the select when an age is missing', () => {
    const { page, onDone, done } = setUp({ adults: 2, childAges: [6, null] })
    page.click(done())
    expect(onDone).toHaveBeenCalledWith(false)
    expect(page.get('details').hasAttribute('open')).toBe(true)
    const [first, second] = page.all('select')
    expect(first!.hasAttribute('aria-invalid')).toBe(false)
    expect(second!.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(second!.getAttribute('aria-describedby')!)
    expect(message?.textContent).toBe(labels.ageMissing)
  })

  it('closes and returns the focus when all ages are there', () => {
    const { page, onDone, done } = setUp({ adults: 2, childAges: [6] })
    page.click(done())
    expect(onDone).toHaveBeenCalledWith(true)
    expect(page.get('details').hasAttribute('open')).toBe(false)
    expect(document.activeElement).toBe(page.get('summary'))
  })

  it('closes on Escape', () => {
    const { page, button } = setUp({ adults: 2, childAges: [] })
    page.press(button('Add one adult'), 'Escape')
    expect(page.get('details').hasAttribute('open')).toBe(false)
  })

  it('sends adults and one age per child with the form', () => {
    const { page } = setUp({ adults: 2, childAges: [6, 9] })
    expect(page.get<HTMLInputElement>('input[name=adults]').value).toBe('2')
    expect(page.all('select[name=child]').map((select) => (select as HTMLSelectElement).value)).toEqual([
      '6',
      '9',
    ])
  })
})

describe('isPartyComplete', () => {
  it('counts age 0 as an age', () => {
    expect(isPartyComplete({ adults: 2, childAges: [0] })).toBe(true)
    expect(isPartyComplete({ adults: 2, childAges: [0, null] })).toBe(false)
  })
})
