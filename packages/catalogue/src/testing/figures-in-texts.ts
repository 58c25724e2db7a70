import { messageSets, type MessageSet } from '@camping/editions/markets.ts'
import type { Localised } from '../types/localised.types.ts'

/** Terms of law are written out in some languages. */
const fourteen = /\b(?:vierzehn|quatorze|quattordici|veertien|fourteen)\b/g
const set12 = /\b(\d{1,2})(am|pm)\b/g

/**
 * The figures of a text, sorted, whatever the language writes around them: thousands without their point, times of day as full hours of
 * 24 (“3pm”, “15 h”, “15.00 uur”), “1er” and “1º” as 1.
 */
export function figuresOf(text: string): string[] {
  const clock = text
    .replace(fourteen, '14')
    .replace(set12, (_, hour: string, half: string) => String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)))
    .replace(/\b(\d{1,2})[:.]00\b/g, '$1')
    .replace(/(\d)[\u00A0\u202F .’'](?=\d{3}\b)/g, '$1')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  return [...clock.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => figure.replace(',', '.')).toSorted()
}

/** The sets whose figures are not those of the English text. */
export function setsWithOtherFigures(text: Partial<Localised>): MessageSet[] {
  const expected = figuresOf(text['en-GB'] ?? '').join(' ')
  return messageSets.filter((set) => {
    const words = text[set]
    return words !== undefined && figuresOf(words).join(' ') !== expected
  })
}
