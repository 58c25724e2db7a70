import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

const read = 'select "id", count(*) from "carts" where "id" = $1'

/** The name that a text has the third time. */
function nameOfThird(text: string, nameOf = statementNames()): string | undefined {
  nameOf(text)
  nameOf(text)
  return nameOf(text)
}

test('a statement has a name from the third time on, and no other one has it', () => {
  const nameOf = statementNames()
  expect([nameOf(read), nameOf(read)]).toEqual([undefined, undefined])
  const name = nameOf(read)
  expect(name).toMatch(/^statement_\d+$/)
  expect(nameOf(read)).toBe(name)
  expect(nameOfThird(`${read} limit 1`, nameOf)).not.toBe(name)
})

test.each([
  'select * from "carts" where "id" = $1',
  'select *, now() from "carts" where "id" = $1',
  'select now(), * from "carts" where "id" = $1',
  'select "c".* from "carts" as "c" where "c"."id" = $1',
  'insert into "bookings" ("id") values ($1) returning *',
])('F66: a statement whose columns the next version may add to has none: %s', (text) => {
  expect(nameOfThird(text)).toBeUndefined()
})

test.each([read, "update attempts set until = now() + $1::int * interval '1 s'", 'select 2 * $1'])(
  'a star that names no columns changes nothing: %s',
  (text) => {
    expect(nameOfThird(text)).toBeDefined()
  },
)

test('a server holds two hundred statements for a connection at most; those that have a name stay', () => {
  const nameOf = statementNames()
  const names = Array.from({ length: 300 }, (_, at) => nameOfThird(`select ${at} + $1`, nameOf))
  expect(new Set(names.slice(0, 200)).size).toBe(200)
  expect(new Set(names.slice(200))).toEqual(new Set([undefined]))
  expect(nameOf('select 0 + $1')).toBe(names[0])
})

test('statements that are sent once take no name and no memory from others', () => {
  const nameOf = statementNames()
  for (let at = 0; at < 10_000; at += 1) nameOf(`select $1 in (${at})`)
  expect(nameOfThird(read, nameOf)).toBe('statement_0')
})
