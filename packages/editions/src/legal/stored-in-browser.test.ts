import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localeCookie } from '../locale-cookie.ts'
import { loginTypeCookie } from '../login-type-cookie.ts'
import { rememberedPathCookie } from '../remembered-path-cookie.ts'
import { storedInBrowser, type StoredRow } from './stored-in-browser.data.ts'

const contract = readFileSync(new URL('../../../../docs/contracts/cookies.md', import.meta.url), 'utf8')

/** The rows of the tables of a part of the document: their cells. */
function rowsOf(part: string): string[][] {
  const [, after = ''] = contract.split(`## ${part}\n`)
  return (after.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
}

/** The names in a first cell, without the scope that a name ends with. */
const namesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\.[\w{}]+$| .*$/, ''))

const namesOf = (kinds: readonly StoredRow['kind'][]) =>
  storedInBrowser.filter(({ kind }) => kinds.includes(kind)).flatMap(({ names }) => [...names])

const rowOf = (name: string) => storedInBrowser.find(({ names }) => names.includes(name))

describe('docs/contracts/cookies.md and what visitors read', () => {
  it.each<[string, StoredRow['kind'][]]>([
    ['Cookies', ['cookie']],
    ['Local and session storage', ['local', 'session']],
    ['Kept by a worker', ['worker']],
  ])('name the same under %s', (part, kinds) => {
    const names = rowsOf(part).flatMap(([first]) => namesIn(first))
    expect(names.length).toBeGreaterThan(1)
    expect(names.toSorted()).toEqual(namesOf(kinds).toSorted())
  })

  it('state the same lifetimes', () => {
    let compared = 0
    for (const [first, , lifetime = ''] of rowsOf('Cookies')) {
      const [name = ''] = namesIn(first)
      const seconds = /^([\d,]+) s/.exec(lifetime)?.[1]?.replaceAll(',', '')
      const days = /^(\d+) days/.exec(lifetime)?.[1]
      const stated = seconds ? Number(seconds) : days ? Number(days) * 86_400 : undefined
      if (stated !== undefined) {
        expect([name, rowOf(name)?.lasts]).toEqual([name, stated])
        compared += 1
      } else expect(['session', 'google', 34_560_000]).toContain(rowOf(name)?.lasts)
    }
    expect(compared).toBeGreaterThan(7)
  })

  it('distinguish session storage from local storage', () => {
    for (const [first, area] of rowsOf('Local and session storage'))
      for (const name of namesIn(first)) expect([name, rowOf(name)?.kind]).toEqual([name, area])
  })
})

it('has the cookies of this package, with their lifetimes', () => {
  expect(rowOf(localeCookie.name)?.lasts).toBe(localeCookie.maxAge)
  expect(rowOf(rememberedPathCookie.name)?.lasts).toBe(rememberedPathCookie.maxAge)
  expect(rowOf(loginTypeCookie.name)?.lasts).toBe('session')
})

it('names everything once', () => {
  const names = storedInBrowser.flatMap((row) => [...row.names])
  expect(new Set(names).size).toBe(names.length)
})
