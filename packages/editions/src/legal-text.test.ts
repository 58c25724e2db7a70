import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLegalText } from './legal-text.ts'

describe('a text as a person writes it', () => {
  it('has a title, headings, paragraphs and lists', () => {
    const { text, problems } = readLegalText(`# Park terms

An example.

## 1. Booking
You book here.
Or by telephone.

We confirm:
- by mail,
  at once
* on paper

That is all.
## Payment
A deposit & the rest, 5 < 6.
`)
    expect(problems).toEqual([])
    expect(text).toEqual({
      title: 'Park terms',
      blocks: [
        { heading: null, body: 'An example.' },
        {
          heading: '1. Booking',
          body: 'You book here.\nOr by telephone.\n\nWe confirm:\n\n- by mail, at once\n- on paper\n\nThat is all.',
        },
        { heading: 'Payment', body: 'A deposit & the rest, 5 < 6.' },
      ],
    })
  })

  it('needs no title and no heading, and comes from any system', () => {
    expect(readLegalText('\uFEFFOne.\r\n\r\nTwo.\r\n')).toEqual({
      text: { title: null, blocks: [{ heading: null, body: 'One.\n\nTwo.' }] },
      problems: [],
    })
  })

  it('may be empty', () =>
    expect(readLegalText(' \n')).toEqual({ text: { title: null, blocks: [] }, problems: [] }))
})

describe('unsupported content is reported, with its line', () => {
  it.each([
    ['HTML', 'Fine.\n\n<p>No.</p>', 3, 'holds HTML'],
    ['an entity', 'Tips &amp; rules', 1, 'holds HTML'],
    ['a comment', '<!-- to do -->', 1, 'holds HTML'],
    ['a table', 'Steps:\n\n| days | costs |', 3, 'looks like a table'],
    ['a table without borders', 'a | b\n--- | ---', 2, 'looks like a table'],
    ['a line across', 'a\n\n---', 3, 'is a line across the page'],
    ['a link', 'See [our site](https://x.example).', 1, 'holds a link'],
    ['a picture', '![map](map.png)', 1, 'holds a link or a picture'],
    ['bold', 'This is **important**.', 1, 'holds marks for bold'],
    ['italic', 'This is _important_.', 1, 'holds marks for bold'],
    ['a quotation', '> We said', 1, 'begins with >'],
    ['a third level', '### Deeper', 1, 'is no heading'],
    ['a heading without a blank', '##Booking', 1, 'is no heading'],
    ['a heading without words', 'Fine.\n\n##', 3, 'is no heading'],
    ['a bold heading', '## **Booking**\nText', 1, 'holds marks for bold'],
    ['a second title', '# One\ntext\n# Two', 3, 'is a second title'],
    ['a title that comes late', 'text\n# Two', 2, 'is a second title'],
    ['a list within a list', '- one\n  - two', 2, 'is a list within a list'],
    ['a heading without a text', '## One\n\n## Two\nText', 1, "is a heading without a text below it: 'One'"],
  ])('%s', (_what, source, line, sentence) => {
    const { problems } = readLegalText(source)
    expect(problems).toEqual([{ line, sentence: expect.stringContaining(sentence) as string }])
  })
})

describe('a picture of an app’s page', () => {
  it('is alone on its line and belongs to its heading, wherever among the words it stands', () => {
    const source =
      'Before.\n\n## At the lake\n![A jetty](jetty.jpg)\nOne.\n\n## Further\nTwo.\n\n![A wood](wood.webp)'
    expect(readLegalText(source, 'with links')).toEqual({
      text: {
        title: null,
        blocks: [
          { heading: null, body: 'Before.' },
          { heading: 'At the lake', body: 'One.', picture: { id: 'jetty.jpg', alt: 'A jetty' } },
          { heading: 'Further', body: 'Two.', picture: { id: 'wood.webp', alt: 'A wood' } },
        ],
      },
      problems: [],
    })
  })

  it.each([
    ['among words', 'Here ![a jetty](jetty.jpg) it is.', 1, 'a picture among words'],
    ['of another server', '![a jetty](https://x.example/jetty.jpg)', 1, 'a picture among words'],
    ['without words', 'Text.\n![ ](jetty.jpg)', 2, 'is a picture without words'],
    ['that is the second', 'Text.\n![a](a.jpg)\n![b](b.jpg)', 3, 'is a second picture below one heading'],
  ])('%s is reported, with its line', (_what, source, line, sentence) => {
    expect(readLegalText(source, 'with links').problems).toEqual([
      { line, sentence: expect.stringContaining(sentence) as string },
    ])
  })
})

it('is never surprised, and loses no word of a text without problems', () => {
  const anything = fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '\n', '#', '-', '*', '<', '>', '|', '_', '.'),
  })
  fc.assert(
    fc.property(anything, (source) => {
      const { text, problems } = readLegalText(source)
      fc.pre(problems.length === 0)
      const shown = [text.title ?? '', ...text.blocks.flatMap(({ heading, body }) => [heading ?? '', body])]
      const letters = (all: string) => all.replace(/[^a-z.|<>]/gi, '')
      expect(letters(shown.join(''))).toBe(letters(source))
    }),
  )
})
