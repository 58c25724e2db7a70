import { expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

const shown = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Lake Garda', 'gar', 'Lake [Gar]da'],
  ['Lake Garda', 'ga lak', '[Lak]e [Ga]rda'],
  ['Lake Garda', 'ard', 'Lake Garda'],
  ['Île-de-France', 'ile fra', '[Île]-de-[Fra]nce'],
  ['Mosel-Saar', 'SAAR', 'Mosel-[Saar]'],
  ['Österreich', 'osterreich', '[Österreich]'],
  ['Camping Bella Riva', 'camping bella', '[Camping] [Bella] Riva'],
  ['Gard', 'gardasee', 'Gard'],
  ['Lake Garda', '', 'Lake Garda'],
  ['', 'gar', ''],
])('%j with %j typed is %j', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked)
})

it('loses no letter of any text', () => {
  for (const text of ['Sächsische Schweiz', 'Val d’Aoste', '🏕 Nature', 'a\u0301rea'])
    expect(
      markedParts(text, 's v n a')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
