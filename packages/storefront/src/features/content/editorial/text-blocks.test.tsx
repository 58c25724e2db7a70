import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppProvider, appContext } from '../../../kit/app/app-context.tsx'
import { testApp } from '../../../testing/test-app.ts'
import { TextBlocks } from './text-blocks.tsx'

const config = {
  ...testApp,
  legal: { ...testApp.legal, email: 'help+camp@test.example', phone: '+44 20 5550 (0)110' },
}
const app = appContext({ config, site: 'uk', today: '2026-11-21', editions: [] })
const markupOf = (body: string) =>
  renderToStaticMarkup(
    <AppProvider value={app}>
      <TextBlocks blocks={[{ heading: 'Parts', body }]} />
    </AppProvider>,
  ).replaceAll(/ class="[^"]*"/g, '')

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

  it('has the contacts of its operator as links, in paragraphs, lists and tables', () => {
    const mail = '<a href="mailto:help+camp@test.example">help+camp@test.example</a>'
    const call = '<a href="tel:+44205550(0)110">+44 20 5550 (0)110</a>'
    expect(
      markupOf(
        'Write to help+camp@test.example, or call +44 20 5550 (0)110.\n\n- help+camp@test.example\n\n| Who | How |\n| We | +44 20 5550 (0)110 |',
      ),
    ).toContain(
      `<p>Write to ${mail}, or call ${call}.</p><ul><li>${mail}</li></ul><table><thead><tr><th scope="col">Who</th><th scope="col">How</th></tr></thead>` +
        `<tbody><tr><th scope="row">We</th><td>${call}</td></tr></tbody></table>`,
    )
    expect(markupOf('Write to helpxcamp@test.example.')).not.toContain('<a')
  })

  it.each(['| one line alone |', 'a | b\nc | d', '| a |\nno bar'])('%j is no table', (body) =>
    expect(markupOf(body)).not.toContain('<table'),
  )
})
