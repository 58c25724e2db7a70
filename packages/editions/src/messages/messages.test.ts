import { readFileSync } from 'node:fs'
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { reviewsMessages } from './reviews.messages.ts'
import { describe, expect, it } from 'vitest'
import { messageSets } from '../markets.ts'
import type { MessageTable } from './message-table.ts'

const modules = import.meta.glob<Record<string, MessageTable>>('./*.messages.ts', { eager: true })
const modulesBelow = import.meta.glob('./**/*.messages.ts')
const tables = Object.entries(modules).map(([file, module]) => {
  const [table] = Object.values(module)
  if (!table) throw new Error(`${file} exports no table`)
  return { namespace: file.slice('./'.length, -'.messages.ts'.length), table }
})

/** Names of all values in a message: arguments, plurals, tags. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
    }
    if (isTagElement(element)) return [element.value, ...namesIn(element.children)]
    return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value]
  })
}

const argumentsOf = (text: string) => [...new Set(namesIn(parse(text)))].sort()

it('every table is a line of the type of all keys', () => {
  const source = readFileSync(new URL('message-key.ts', import.meta.url), 'utf8')
  const listed = new Set([...source.matchAll(/'\.\/(.+)\.messages\.ts'/g)].map(([, name]) => name))
  const there = Object.keys(modulesBelow).map((file) => file.slice('./'.length, -'.messages.ts'.length))
  expect(listed).toEqual(new Set(there))
  // Imported, and part of the type.
  expect(source.match(/\| keyof typeof/g)).toHaveLength(there.length)
})

it('keys are unique over all tables', () => {
  const keys = tables.flatMap(({ table }) => Object.keys(table))
  expect(new Set(keys).size).toBe(keys.length)
})

describe.each(tables)('messages of $namespace', ({ namespace, table }) => {
  const rows = Object.entries(table)

  it('are there', () => expect(rows.length).toBeGreaterThan(0))

  it('have a text in every set that needs the same values', () => {
    for (const [key, row] of rows) {
      const expected = argumentsOf(row['en-GB'])
      for (const set of messageSets) {
        expect(row[set]?.trim(), `${key} (${set})`).toBeTruthy()
        expect(argumentsOf(row[set]), `${key} (${set})`).toEqual(expected)
      }
    }
  })

  it('are named after their table', () => {
    const ownPrefix = new RegExp(`^${namespace}\\.|^toast-messages?\\.|^validations\\.|^cp\\.`)
    // errors-5 spells some toasts without a prefix: login-fail, email-in-use.
    const spelledByContract = /^(login|email|send-confirmation|password)-/
    for (const [key] of rows)
      if (namespace !== 'toast' || !spelledByContract.test(key)) expect(key).toMatch(ownPrefix)
  })
})

it('groups of reviews leave no six-year-old out: with “under 6” goes “6 and over”', () => {
  const older = Object.values(reviewsMessages['reviews.group.family-youngest-over-6'])
  const younger = Object.values(reviewsMessages['reviews.group.family-youngest-under-6'])
  for (const text of older) expect(text).toMatch(/of 6 and over|ab 6|de 6 ans et plus|vanaf 6|dai 6 anni/)
  for (const text of younger)
    expect(text).toMatch(/under 6|unter 6|moins de 6|onder de 6|jonger dan 6|sotto i 6/)
})
