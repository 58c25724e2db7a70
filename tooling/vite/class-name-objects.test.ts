import { describe, expect, it } from 'vitest'
import { shortClassNames } from './class-name-objects.ts'

const asVite = (classes: Record<string, string>) => {
  const entries = Object.entries(classes)
  const constants = entries.map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`)
  return `${constants.join('')}export default {\n${entries.map(([key]) => `\t${key}: ${key}`).join(',\n')}\n};\n`
}

/** The object that a component imports from the module. */
function run(code: string): unknown {
  const call = code.match(/classNames\((.*)\)/)?.[1]
  const [end, names] = JSON.parse(`[${call}]`) as [string, string]
  return Object.fromEntries(names.split(' ').map((name) => [name, name + end]))
}

describe('shortClassNames', () => {
  it('exports the same classes', () => {
    const classes = { card: 'card_aB3', cardTitle: 'cardTitle_aB3', on: 'on_aB3' }
    expect(run(shortClassNames(asVite(classes)) ?? '')).toEqual(classes)
  })

  it.each([
    ['a class that composes another', { card: 'card_aB3 box_xY9', title: 'title_aB3' }],
    ['a class of another ending', { card: 'card_aB3', title: 'title_xY9' }],
    ['no class', {}],
  ])('leaves a module alone that has %s', (_what, classes) => {
    expect(shortClassNames(asVite(classes as Record<string, string>))).toBeUndefined()
  })

  it('leaves a module alone with a name that cannot be a constant', () => {
    const code =
      'export const card = "card_aB3";\nexport default {\n\tcard: card,\n\t"is-on": "is-on_aB3"\n};\n'
    expect(shortClassNames(code)).toBeUndefined()
  })
})
