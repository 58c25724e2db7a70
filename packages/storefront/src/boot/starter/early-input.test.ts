// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { changedFields } from './early-input.browser.ts'

const heard: string[] = []
for (const name of ['change', 'input'])
  document.body.addEventListener(name, ({ target }) => {
    const field = target as HTMLInputElement
    heard.push(`${name} ${field.id} ${field.type === 'checkbox' ? field.checked : field.value}`)
  })

beforeEach(() => {
  heard.length = 0
  document.body.innerHTML =
    '<select id="nights"><option value="6"></option><option value="7" selected></option><option value="12"></option></select>' +
    '<select id="order"><option value="popular"></option><option value="price"></option></select>' +
    '<input id="place" value=""><input id="pool" type="checkbox"><input id="day" type="date" value="">'
})

const field = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind

it("ignores fields that are unchanged since the server's markup", () => {
  expect(changedFields()).toEqual([])
})

it("reports each field's value, although others have rendered meanwhile", () => {
  field<HTMLSelectElement>('nights').value = '12'
  field<HTMLSelectElement>('order').value = 'price'
  field<HTMLInputElement>('place').value = 'garda'
  field<HTMLInputElement>('pool').checked = true
  field<HTMLInputElement>('day').value = '2027-07-03'
  const changed = changedFields()
  // Imitates React's controlled fields on rendering.
  field<HTMLSelectElement>('nights').value = '7'
  field<HTMLInputElement>('pool').checked = false
  for (const { replay } of changed) replay()
  expect(heard.filter((one) => !one.startsWith('input pool'))).toEqual([
    'change nights 12',
    'change order price',
    'input place garda',
    'change pool true',
    'input day 2027-07-03',
  ])
})
