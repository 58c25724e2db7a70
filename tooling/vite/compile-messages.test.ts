import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MessageSet } from '@camping/editions/markets.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { compileMessages, messageFile, messageNamespaces } from './compile-messages.ts'

const root = vi.hoisted(() => ({ folder: '' }))
vi.mock('./workspace-paths.ts', () => ({
  get workspaceRoot() {
    return root.folder
  },
  get messagesFolder() {
    return `${root.folder}/messages`
  },
}))

root.folder = mkdtempSync(join(tmpdir(), 'compile-messages-'))
afterAll(() => rmSync(root.folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  const path = join(root.folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}
write(
  'messages/shop.messages.ts',
  `export const shopMessages = {
    'shop.title': { 'en-GB': 'Camping', de: 'Zelten', 'de-CH': 'Zelten CH', fr: 'Camping FR', nl: 'Kamperen', 'nl-BE': 'Kamperen BE', it: 'Campeggio' },
    'shop.colour': { 'en-US': 'color', 'en-GB': 'colour', de: 'Farbe' },
    'shop.idle': { 'en-GB': 'Only {n, plural, other {# left}}' },
    'shop.within': { 'en-GB': '{n, plural, other {<b>#</b>}}' },
    'shop.new': { 'en-GB': 'new' },
    'shop.nights': { 'en-GB': '{nights, plural, one {# night} other {# nights}}', de: '{nights, plural, one {# Nacht} other {# Nächte}}' },
  }`,
)
write(
  'messages/broken.messages.ts',
  `export const broken = { 'broken.one': { 'en-GB': 'well', de: 'Hallo {name' } }`,
)
write('apps/own/messages/de.json', JSON.stringify({ 'shop.title': 'Zelten & mehr' }))
write('apps/torn/messages/de.json', '{"shop.title": ')
write('apps/wrong/messages/de.json', JSON.stringify({ 'shop.nights': '{nights, plural, one {#}}' }))

/** The compiled text of a message without parameters. */
async function textOf(appId: string, set: MessageSet, key: string) {
  const compiled = await compileMessages({ appId, set, namespace: 'shop' })
  return (compiled[key] as { value: string }[]).map(({ value }) => value).join('')
}

describe('compileMessages', () => {
  it('takes the words of the set', async () => {
    expect(await textOf('plain', 'de', 'shop.title')).toBe('Zelten')
    expect(await textOf('plain', 'de-CH', 'shop.title')).toBe('Zelten CH')
  })

  it('lets an app override a message, in that set only', async () => {
    expect(await textOf('own', 'de', 'shop.title')).toBe('Zelten & mehr')
    expect(await textOf('own', 'nl', 'shop.title')).toBe('Kamperen')
    expect(await textOf('plain', 'de', 'shop.title')).toBe('Zelten')
  })

  it('falls back to en-US, then to en-GB', async () => {
    expect(await textOf('plain', 'de', 'shop.colour')).toBe('Farbe')
    expect(await textOf('plain', 'it', 'shop.colour')).toBe('color')
    expect(await textOf('plain', 'it', 'shop.new')).toBe('new')
  })

  it('parses messages, so that the browser does not have to', async () => {
    const { 'shop.nights': nights } = await compileMessages({ appId: 'plain', set: 'de', namespace: 'shop' })
    expect(JSON.parse(JSON.stringify(nights))).toEqual(nights)
    expect(nights).toMatchObject([{ value: 'nights', options: { one: {}, other: {} } }])
    expect(JSON.stringify(nights)).not.toMatch(/location|offset|pluralType/)
  })

  it('formats as it was written, without what the formatter takes for granted', async () => {
    const { 'shop.nights': nights } = await compileMessages({ appId: 'plain', set: 'de', namespace: 'shop' })
    const message = new IntlMessageFormat(nights as never, 'de')
    const written = new IntlMessageFormat('{nights, plural, one {# Nacht} other {# Nächte}}', 'de')
    for (const count of [0, 1, 2, 1000])
      expect(message.format({ nights: count })).toBe(written.format({ nights: count }))
  })

  it('drops a plural whose forms are all the same', async () => {
    const compiled = await compileMessages({ appId: 'plain', set: 'it', namespace: 'shop' })
    expect(compiled['shop.idle']).toEqual([
      { type: 0, value: 'Only ' },
      { type: 1, value: 'n' },
      { type: 0, value: ' left' },
    ])
    expect(compiled['shop.within']).toMatchObject([{ value: 'n', options: { other: {} } }])
  })

  it('names the key and the set of a message that is not valid', async () => {
    await expect(compileMessages({ appId: 'plain', set: 'de', namespace: 'broken' })).rejects.toThrow(
      /^Message broken\.one \(de\) is not valid ICU: .*Hallo \{name$/,
    )
    await expect(compileMessages({ appId: 'wrong', set: 'de', namespace: 'shop' })).rejects.toThrow(
      'Message shop.nights (de)',
    )
    await expect(
      compileMessages({ appId: 'plain', set: 'en-GB', namespace: 'broken' }),
    ).resolves.toHaveProperty(['broken.one'])
  })

  it('names the file of an app that cannot be read', async () => {
    await expect(compileMessages({ appId: 'torn', set: 'de', namespace: 'shop' })).rejects.toThrow(
      'apps/torn/messages/de.json cannot be read',
    )
  })
})

describe('message files', () => {
  it('are one for each namespace', async () => {
    write('messages/extra.messages.ts', '')
    write('messages/shared-words.ts', '')
    expect(await messageNamespaces()).toEqual(['broken', 'extra', 'shop'])
    expect(messageFile('extra')).toBe(`${root.folder}/messages/extra.messages.ts`)
  })
})
