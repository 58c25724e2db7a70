import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextBlocks } from './text-blocks.tsx'

const markupOf = (body: string) =>
  renderToStaticMarkup(<TextBlocks blocks={[{ heading: 'Parts', body }]} />).replaceAll(/ class="[^"]*"/g, '')

describe('a text', () => {
  it('has paragraphs, and lists of lines that begin with a dash', () => {
    expect(markupOf('One.\nTwo.\n\n- a\n- b')).toContain('<p>One.<br/>Two.</p><ul><li>a</li><li>b</li></ul>')
  })

  it('has tables of lines between bars, whose first line and first column are heads', () => {
    expect(markupOf('| Name | How long |\n| search | 60 days |\n| locale | 365 days |')).toContain(
      '<table><thead><tr><th scope="col">Name</th><th scope="col">How long</th></tr></thead>' +
        '<tbody><tr><th scope="row">search</th><td>60 days</td></tr><tr><th scope="row">locale</th><td>365 days</td></tr></tbody></table>',
    )
  })

  it.each(['| one line alone |', 'a | b\nc | d', '| a |\nno bar'])('%j is no table', (body) =>
    expect(markupOf(body)).not.toContain('<table'),
  )
})
