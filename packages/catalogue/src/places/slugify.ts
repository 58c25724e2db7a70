const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
}
const germanUmlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * ASCII path segment of a name: lower case, accents dropped, one hyphen between words.
 * German editions write ä as ae; the others drop the dots.
 */
export function slugify(name: string, german = false): string {
  return name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (german ? germanUmlauts[letter]! : letter))
    .replace(/[ßæœøåđłðþ]/g, (letter) => ligatures[letter]!)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'‘]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
