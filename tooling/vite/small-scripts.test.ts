import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { smallScripts } from './small-scripts.ts'

const script = `
  import { longNameOfNothing } from './values.js'
  export function sumOfPrices(prices) {
    if (longNameOfNothing === 1) return 0
    let theSumOfAllPrices = 0
    for (const onePriceOfMany of prices) theSumOfAllPrices += onePriceOfMany
    return theSumOfAllPrices
  }
`
const folder = mkdtempSync(join(tmpdir(), 'small-scripts-'))
writeFileSync(join(folder, 'main.js'), script)
writeFileSync(join(folder, 'values.js'), 'export const longNameOfNothing = 2')
afterAll(() => rmSync(folder, { recursive: true }))

async function built(sourcemap: boolean) {
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [smallScripts()],
    build: {
      write: false,
      minify: false,
      sourcemap,
      rolldownOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { minify: false },
      },
    },
  })
  const { output } = [written].flat()[0] as Rolldown.RolldownOutput
  return output[0]
}

it('a chunk does the same with short names, without what never runs', async () => {
  const { code } = await built(false)
  expect(code).not.toMatch(/longName|onePrice|theSum|=== ?1/)
  const { sumOfPrices } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    sumOfPrices(prices: number[]): number
  }
  expect(sumOfPrices([100, 20, 3])).toBe(123)
})

it('its map names the modules it is made of', async () => {
  expect((await built(true)).map?.sources.join(' ')).toContain('main.js')
})
