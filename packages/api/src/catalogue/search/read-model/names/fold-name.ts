/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

/**
 * A name in the form used for comparison: lower case, no accents, words of letters and digits with single
 * spaces. Apostrophes and hyphens separate words, so that "Azur" finds "Côte d'Azur".
 */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => plainLetters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
