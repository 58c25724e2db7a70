import { expect, it } from 'vitest'
import { soughtWords } from './sought-words.ts'

it.each([
  ['/uk/campsites/itly', 'itly'],
  ['/uk/lake-gardaa.html', 'lake gardaa'],
  ['/uk/campings/c%C3%B4te-d-azur', 'côte d azur'],
  ['/fr/campings/lac-leman', null],
  ['/review/lake-garda', null],
  ['/uk/', null],
  ['/uk', null],
  ['/uk/no', null],
  ['/uk/profile/bookings/ALD-48213', null],
  ['/uk/%E0%A4%A', null],
  ['/uk/%3Cscript%3E', null],
  [`/uk/${'a'.repeat(80)}`, null],
  ['/uk/call-0800-123', null],
])('%s: %s', (path, words) => expect(soughtWords(path, 'uk')).toBe(words))
