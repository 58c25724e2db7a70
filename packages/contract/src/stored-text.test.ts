import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStorable } from './readable-text.ts'
import { code, line, paragraphs, secret, typed } from './stored-text.ts'

const name = line(60)
const words = paragraphs(200)

describe('refused in every field', () => {
  test.each([
    ['NUL', 'An\u0000na'],
    ['a bell', 'An\u0007na'],
    ['escape', 'An\u001b[31mna'],
    ['delete', 'An\u007fna'],
    ['a control character of the second set', 'An\u0085na'],
    ['half a character', 'An\ud83dna'],
    ['the other half', '\udfd5Anna'],
    ['a code point that is none', 'An\uffffna'],
    ['a direction turned', 'An\u202ena'],
    ['a direction kept apart', 'An\u2067na'],
  ])('%s', (_, text) => {
    for (const schema of [name, words, secret(60), code(/^.*$/su)])
      expect(schema.safeParse(text).success).toBe(false)
    // Where nothing is refused, such characters are removed.
    expect(isStorable(typed(60).parse(text))).toBe(true)
  })
})

describe('a line', () => {
  test.each([
    ['  Anna\u00a0 Maria ', 'Anna Maria'],
    ['Anna\r\nBcc: all@example.org', 'Anna Bcc: all@example.org'],
    ['Anna\tMaria\u2028Eva', 'Anna Maria Eva'],
    ['Zu\u0308rich', 'Zürich'],
    ['\ufeffAn\u00adna\u200b', 'Anna'],
    ['O’Neil-Müller, Jr.', 'O’Neil-Müller, Jr.'],
    ['An\u200dna', 'Anna'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['An\u{e0041}na\u{f8ff}', 'Anna'],
  ])('%j is stored as %j', (text, kept) => expect(name.parse(text)).toBe(kept))

  test.each(['', '  ', '\u200b\u200b', '\u3164', '\ufe0f', '\u200d'])('%j is no name', (text) =>
    expect(name.safeParse(text).success).toBe(false),
  )

  test('its length counts after cleaning', () => {
    expect(name.parse(` ${'a'.repeat(60)} `)).toHaveLength(60)
    expect(name.safeParse('a'.repeat(61)).success).toBe(false)
  })
})

test('longer texts retain their lines and emoji', () => {
  expect(words.parse(' One\r\ntwo\r\r\r\r\nthree 👨‍👩‍👧 ❤️ ')).toBe('One\ntwo\n\nthree 👨‍👩‍👧 ❤️')
})

test('a stored text equals the typed one, blanks included', () => {
  expect(typed(60).parse('  An\u0000na \n ')).toBe('  Anna \n ')
})

test('a password is the same however its letters were composed', () => {
  const password = secret(60)
  expect(password.parse('  pä sswörd ')).toBe(password.parse('  pa\u0308 sswo\u0308rd '))
  expect(password.parse('  ü ')).toBe('  ü ')
})

test('every accepted text can be stored, and stays the same when sent again', () => {
  const any = fc.string({ unit: 'binary', maxLength: 40 })
  const some = fc.constantFrom(
    ...Array.from('\u0000\ud800\u202e\u200d\u200c\ufe0f\ufeff\u00ad\r\n\t aö\u0308👩'),
    'ශ්',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(any, some), { maxLength: 20 }), (parts) => {
      for (const schema of [line(400, 0), paragraphs(400), typed(800), secret(800, 0)]) {
        const { success, data } = schema.safeParse(parts.join(''))
        if (!success) continue
        expect(isStorable(data)).toBe(true)
        expect(schema.parse(data)).toBe(data)
      }
    }),
    { numRuns: 3_000 },
  )
})
