import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallScripts } from './small-scripts.ts'
import { withoutAppParts } from './without-app-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'slots-'))
beforeAll(() => {
  mkdirSync(join(folder, 'kit/slots'), { recursive: true })
  writeFileSync(
    join(folder, 'kit/slots/slots-between.tsx'),
    "export const SlotsBetween = () => globalThis.own('slot')",
  )
  mkdirSync(join(folder, 'home'))
  writeFileSync(
    join(folder, 'home/deferred-app-section.tsx'),
    "export const DeferredAppSection = () => globalThis.own('section')",
  )
  writeFileSync(
    join(folder, 'home/page.ts'),
    "import { SlotsBetween } from '../kit/slots/slots-between.tsx'\n" +
      "import { DeferredAppSection } from './deferred-app-section.tsx'\n" +
      'globalThis.page = [!import.meta.env.WITHOUT_SLOTS && SlotsBetween(), ' +
      "!import.meta.env.WITHOUT_APP_SECTIONS && DeferredAppSection(), 'part']",
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

async function built(): Promise<string> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutAppParts(folder), smallScripts()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'home/page.ts') } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

it('leaves nothing of what an app does not bring', async () => {
  const code = await built()
  expect(code).toContain('part')
  expect(code).not.toContain('slot')
  expect(code).not.toContain('section')
})

it('has the parts of an app between sections', async () => {
  writeFileSync(join(folder, 'slots.ts'), '')
  const code = await built()
  expect(code).toContain('slot')
  expect(code).not.toContain('section')
})

it.each(['homeSections: []', 'campaigns: []'])('has sections of an app that states %s', async (setting) => {
  writeFileSync(join(folder, 'app.config.ts'), `export default { ${setting} }`)
  expect(await built()).toContain('section')
})
