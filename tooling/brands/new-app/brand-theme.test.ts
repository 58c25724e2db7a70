import { contrastFailures, contrastSentence } from '@camping/ui/theme/contrast.ts'
import { contrastRatio } from '@camping/ui/theme/contrast-ratio.ts'
import { brandTokens } from '@camping/ui/theme/tokens.ts'
import { describe, expect, it } from 'vitest'
import { brandTheme, changedColours } from './brand-theme.ts'

const steps = ['00', '33', '66', '99', 'CC', 'FF']
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)

describe('a theme from two colours', () => {
  it('can be read, whatever the colours', () => {
    const weak = colours.flatMap((colour, index) => {
      const accent = colours[(index * 37 + 11) % colours.length] as string
      return contrastFailures(brandTokens(brandTheme(colour, accent))).map(
        (failure) => `${colour} ${accent}: ${contrastSentence(failure)}`,
      )
    })
    expect(weak).toEqual([])
  })

  it('leaves readable colours as they are', () => {
    expect(brandTheme('#0B4F6C', '#F26B5B')).toMatchObject({
      brand: '#0B4F6C',
      accent: '#F26B5B',
      onBrand: '#FFFFFF',
    })
  })

  it('darkens a colour that nobody could read on white, and stays in its hue', () => {
    const { brand = '' } = brandTheme('#FFE14D', '#F4B23C')
    expect(contrastRatio(brand, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ]
    expect(red).toBeGreaterThan(blue)
    expect(green).toBeGreaterThan(blue)
  })
})

describe('what a team hears about its colours', () => {
  const heard = (colour: string, accent: string) => changedColours(colour, accent, brandTheme(colour, accent))

  it('is nothing when they are written as named', () => expect(heard('#0b4f6c', '#F26B5B')).toEqual([]))

  it.each([
    ['#FFE66D', '#F26B5B', 'Your colour #FFE66D cannot be read on paper; theme.ts has #'],
    ['#0B4F6C', '#777777', 'Your accent #777777 leaves no text readable on it; theme.ts has #'],
  ])('names %s and %s, what was written instead, and why', (colour, accent, sentence) => {
    const notes = heard(colour, accent)
    expect(notes.join('\n')).toContain(sentence)
  })
})
