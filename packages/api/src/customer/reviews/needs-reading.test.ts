import { expect, test } from 'vitest'
import { needsReading } from './needs-reading.ts'

test.each([
  'Book at https://cheap.example/x instead',
  'Siehe www.besserer-platz.de',
  'Besser buchen: besserer-platz.de!',
  'Write me: anna@example.org',
  'anna (at) example punkt org',
  'Call +39 045 123 4567 for a better price',
  'Bel 06-12345678',
  'Tel. 0041 (0)79 123 45 67',
])('has to be read: %s', (text) => {
  expect(needsReading({ title: 'Fine', text })).toBe(true)
  expect(needsReading({ title: text, text: 'Fine' })).toBe(true)
})

test.each([
  'We paid 1.250,00 € for 14 nights in 2026.',
  'From 12.07.2026 to 26.07.2026 with 2 adults and 3 children.',
  'Pitch 214 was 100 m2, the pool opens 10.00–19.30.',
  'Terrible. The owner shouted at us, never again!!!',
  'Super Platz.Kommen wieder',
  'Wij stonden op plek 12/13, 5 minuten van het meer.',
  'Wifi e.g. at the bar i.e. nowhere else',
])('is fine: %s', (text) => {
  expect(needsReading({ title: 'Fine', text })).toBe(false)
})
