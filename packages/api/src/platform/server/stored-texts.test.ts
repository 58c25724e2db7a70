import { isStorable } from '@camping/contract/readable-text.ts'
import { code, line, paragraphs, secret, typed } from '@camping/contract/stored-text.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRefusedText } from '../db/is-refused-text.ts'
import { openMigrated } from '../db/testing/open-migrated.ts'
import { testServer } from '../db/testing/test-server.ts'
import { servedEndpoints } from '../../served-endpoints.ts'
import { stringLeaves, type StringLeaf } from './testing/string-leaves.ts'

/** Inside a text and alone, with and without what a pattern could require around it. */
const nasty = ['\u0000', '\u0007', '\u0085', '\ud800', '\udfff', '\uffff', '\u202e', '\u2066'].flatMap(
  (sign) => [
    sign,
    `a${sign}`,
    `${sign}a`,
    `Anna${sign}Maria of the words that are long enough for all`,
    `${'a'.repeat(21)}${sign}`,
    `+3${sign}`,
  ],
)

const leaves = servedEndpoints.flatMap(({ endpoint, params, rest }) =>
  [params, rest].flatMap((part) =>
    part
      ? stringLeaves(part).map((leaf) => ({
          ...leaf,
          path: `${endpoint.method} ${endpoint.path} ${leaf.path}`,
        }))
      : [],
  ),
)

const isOfTheFamily = ({ schema }: StringLeaf) => schema.meta()?.['x-text'] !== undefined
const lets = ({ schema }: StringLeaf) =>
  nasty.filter((text) => {
    const { success, data } = schema.safeParse(text)
    return success && !isStorable(data)
  })

describe('texts of requests', () => {
  test('every one is of the one family of schemas', () => {
    expect(leaves.length).toBeGreaterThan(100)
    expect(leaves.filter((leaf) => !isOfTheFamily(leaf)).map(({ path }) => path)).toEqual([])
  })

  test('none lets through what the database cannot hold or what turns the text around it', () => {
    expect(leaves.flatMap((leaf) => (lets(leaf).length > 0 ? [leaf.path] : []))).toEqual([])
  })

  test('a field that is none of the family is found, at any depth', () => {
    const request = z.object({
      name: line(60),
      words: paragraphs(60).optional(),
      left: typed(60).nullable().default(null),
      password: secret(60),
      ref: code(/^\d$/).array(),
      date: z.iso.date(),
      inner: z.array(z.object({ free: z.string().max(10).optional() })).prefault([]),
      keys: z.record(z.string(), z.union([z.int(), z.string().trim()])),
    })
    const others = stringLeaves(request).filter((leaf) => !isOfTheFamily(leaf))
    expect(others.map(({ path }) => path)).toEqual(['inner[].free', 'keys{}', 'keys{}'])
    expect(others.map((leaf) => lets(leaf).length > 0)).toEqual([true, true, true])
  })
})

const server = await testServer()
describe.each(server ? ['pglite', 'postgres'] : ['pglite'])('what %s refuses for its text', (kind) => {
  test.each([
    ['NUL', sql`select ${'a\u0000b'}::text`],
    ['NUL in JSON', sql`select ${'{"a":"\\u0000"}'}::jsonb`],
    ['NUL in a key of JSON', sql`select ${'{"\\u0000":1}'}::jsonb`],
  ])('%s is the fault of whoever sent it', async (_, statement) => {
    const { database, close } = await openMigrated(kind === 'postgres' ? server : undefined)
    const failure = await statement.execute(database.db).catch((error: unknown) => error)
    await close()
    expect(isRefusedText(failure), String(failure)).toBe(true)
  })

  test('other failures are errors of the server', () => {
    expect(isRefusedText(Object.assign(new Error('deadlock'), { code: '40P01' }))).toBe(false)
    expect(isRefusedText(undefined)).toBe(false)
  })
})
