import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test('statements are split at semicolons outside text and comments', () => {
  const text = `
    -- a comment; with a semicolon, and it's quoted
    create table a (b text default 'x;''y'); -- trailing
    select 1 - 2;
    select ';'
  `
  expect(splitStatements(text)).toEqual([
    `create table a (b text default 'x;''y')`,
    'select 1 - 2',
    `select ';'`,
  ])
})

test('dollar quoting is refused rather than cut in pieces', () => {
  expect(() => splitStatements('do $$ begin end $$;')).toThrow(/Dollar/)
})
