import { dictionary } from '@zxcvbn-ts/language-common'

/** Almost fifty thousand passwords that appear in many leaks, lower case. */
const leaked = new Set(dictionary['passwords-common'] as readonly string[])

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? sign)

/** The shortest part that a text repeats; the text itself if there is no repetition. */
function repeated(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}

/** Common guesses at a shop for campsites, in its languages; the brand is added. */
const words =
  'camping campsite campsites glamping campeggio zelten holiday holidays urlaub vakantie vacances vacanze'.split(
    ' ',
  )

/**
 * Whether a password is a leaked one from the list, the brand's name or another word of the shop, or a usual
 * variation of one: digits and signs before and after it, signs in place of letters, repetition. A word that
 * makes up less than half of the password does not count.
 */
export function isLeakedPassword(password: string, brand = ''): boolean {
  const unit = repeated(password.toLowerCase())
  const core = unit.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isMost = core.length >= 4 && core.length * 2 >= unit.length
  const cores = isMost ? [core, withLetters(core), repeated(core)] : []
  return leaked.has(unit) || cores.some((one) => leaked.has(one) || one === brand || words.includes(one))
}
