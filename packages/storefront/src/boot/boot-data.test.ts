import { describe, expect, it } from 'vitest'
import { bootJson, type BootData } from './boot-data.ts'

const data = (text: string) =>
  ({ site: 'uk', today: '2027-03-01', editions: [], state: { text } }) as unknown as BootData

describe('bootJson', () => {
  const hostile = '</script><!--<script>alert(1)//\u2028\u2029 & "quoted" \\ \u0000 🏕'

  it('cannot end the element it stands in or a line of script', () => {
    expect(bootJson(data(hostile))).not.toMatch(/[<>&\u2028\u2029]/)
  })

  it('reads back as it was', () => {
    expect(JSON.parse(bootJson(data(hostile)))).toEqual(data(hostile))
  })

  it('comes out of a document as it went in', () => {
    const html = `<body><script type="application/json" id="boot">${bootJson(data(hostile))}</script></body>`
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(JSON.parse(page.getElementById('boot')?.textContent ?? '')).toEqual(data(hostile))
  })
})
