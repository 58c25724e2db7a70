import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isLeakedPassword } from './leaked-passwords.ts'

test('the shipped list contains the required passwords', () => {
  expect(new Set(dictionary['passwords-common']).size).toBeGreaterThan(45_000)
})

test.each([
  'unbelievable',
  'UNBELIEVABLE',
  'password1234',
  '2024Password!',
  'p@ssw0rd2024',
  'dragondragon',
  'dragon!dragon!',
  'iloveyou12!?',
  'liverpool123',
])('%s is refused', (password) => {
  expect(isLeakedPassword(password)).toBe(true)
})

test.each([
  'a quiet lake at dawn',
  'another quiet lake',
  'mallory was here 1',
  'two bicycles and a kite',
  'love4815162342',
  'xq7!Kd9#mmcat',
  'Ünter den Linden 7',
  '🏕️ a tent beside it',
])('%s is not', (password) => {
  expect(isLeakedPassword(password)).toBe(false)
})

test.each(['Camping-2027!', 'alderalder12', 'Alder!Alder!', 'vak4ntie2027'])(
  '%s is refused: it is a word of the shop with something around it',
  (password) => {
    expect(isLeakedPassword(password, 'alder')).toBe(true)
  },
)

test.each(['camping in the rain', 'under the alder tree'])('%s only has one in it', (password) => {
  expect(isLeakedPassword(password, 'alder')).toBe(false)
})
