import { hiddenByBars, layoutFaults, scrolledFaults, sidewaysAt } from '../layout-faults.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** A header that sticks, steps beside a card, a field whose words lie in it, a row that scrolls, a long page. */
const sound = `
  <style>
    body { margin: 0; font: 16px/1.5 sans-serif }
    header, main, aside { padding-inline: 16px }
    header { position: sticky; top: 0; background: white; height: 60px }
    .page { display: grid; grid-template-columns: minmax(0, 1fr) 200px }
    aside { background: #eee }
    label { position: absolute; pointer-events: none }
    input { background: white; padding-top: 24px }
    aside a { overflow-wrap: anywhere }
    .row { overflow-x: auto; white-space: nowrap }
    .line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    article { position: relative }
    article a::after { content: ''; position: absolute; inset: 0 }
  </style>
  <header><button>Italy, any dates, two adults</button></header>
  <div class="page">
    <main>
      <ol><li>Stay</li><li>Extras</li></ol>
      <article><h2>A campsite</h2><a href="/">To it</a></article>
      <label>First name</label><input>
      <p class="row">One after the other, as many as there are, further than the screen is wide, and more of them, and more</p>
      <p class="line">A name that is too long for its place and ends in three dots, which everybody understands</p>
      <p style="height: 2000px">What follows</p>
    </main>
    <aside>What is booked<br><a href="mailto:hej@fjordcamp.example">hej@<wbr>fjordcamp<wbr>.example</a></aside>
  </div>`

/** What is planted, and how the law tells it. */
const planted = [
  [
    'a step under the card beside it',
    'ol { width: 500px } li { text-align: end }',
    /li “Extras” lies under aside/,
  ],
  [
    'a control under another box',
    'aside { position: fixed; left: 0; top: 0; width: 300px; height: 60px; z-index: 9 }',
    /button “Italy.*” lies under aside/,
  ],
  ['a line that is cut', 'h2 { height: 12px; overflow: hidden }', /cut: h2 “A campsite”/],
  [
    'words that touch the side of the screen',
    'main { padding-inline: 4px }',
    /touches the side of the screen: h2 “A campsite”/,
  ],
  [
    'an e-mail address that is broken between letters',
    'aside { width: 60px }',
    /breaks in the middle of a word: a “hej@fjordcamp.example”/,
  ],
  ['a box past the side of the screen', 'aside { margin-right: -2px }', /scrolls sideways by 2 px: aside/],
] as const

test.use({ viewport: { width: 600, height: 500 } })

test('a sound page has no fault, whatever lies over what on purpose', async ({ page }) => {
  await page.setContent(sound)
  expect(await layoutFaults(page)).toEqual([])
  expect(await scrolledFaults(page, 800)).toEqual([])
  expect(await sidewaysAt(page, [320, 400])).toEqual([])
})

for (const [what, css, told] of planted)
  test(`the law of layout reports ${what}`, async ({ page }) => {
    await page.setContent(`${sound}<style>${css}</style>`)
    const faults = await layoutFaults(page)
    expect(
      faults.some((fault) => told.test(fault)),
      faults.join('\n'),
    ).toBe(true)
  })

test('a bar that sticks half out of the screen is reported, once somebody scrolls', async ({ page }) => {
  await page.setContent(`${sound}<style>header { top: -10px }</style>`)
  expect(await layoutFaults(page)).toEqual([])
  expect(await scrolledFaults(page, 800)).toEqual([
    expect.stringMatching(/cut by the top of the screen: button “Italy/),
  ])
})

test('a bar at the bottom that has come to its place leaves the screen with the page', async ({ page }) => {
  await page.setContent(`${sound}<style>header { top: auto; bottom: 0 }</style>`)
  expect(await scrolledFaults(page, 10)).toEqual([])
})

test('what a keyboard reaches under a bar is reported, unless the page leaves room for the bar', async ({
  page,
}) => {
  const below = `<footer style="position: fixed; bottom: 0; height: 80px; width: 100%; background: white">Total</footer>`
  await page.setContent(sound.replace('What follows', '<button>Further down</button>') + below)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')))
  await page.locator('main > button').evaluate((button) => (button.textContent = 'At the end'))
  expect(await hiddenByBars(page)).toEqual(['button “At the end” lies under footer “Total”'])
  await page.addStyleTag({ content: 'html { scroll-padding-bottom: 90px } body { padding-bottom: 90px }' })
  expect(await hiddenByBars(page)).toEqual([])
})

test('a page that is too wide on one phone is reported with that phone', async ({ page }) => {
  await page.setContent(
    `${sound}<style>@media (min-width: 344px) and (max-width: 412px) { aside { margin-right: -2px } }</style>`,
  )
  expect(await sidewaysAt(page, [320, 344, 412, 480])).toEqual(['344: 2 px', '412: 2 px'])
})
