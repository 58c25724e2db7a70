import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallScripts } from './small-scripts.ts'
import { withoutSlots } from './without-slots.ts'

const folder = mkdtempSync(join(tmpdir(), 'slots-'))
beforeAll(() => {
  mkdirSync(join(folder, 'kit/slots'), { recursive: true })
  writeFileSync(
    join(folder, 'kit/slots/slots-between.tsx'),
    "export const SlotsBetween = () => globalThis.own('slot')",
  )
  writeFileSync(
    join(folder, 'page.ts'),
    "import { SlotsBetween } from './kit/slots/slots-between.tsx'\nglobalThis.page = [!import.meta.env.WITHOUT_SLOTS && SlotsBetween(), 'part']",
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

async function built(): Promise<string> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutSlots(folder), smallScripts()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

it('leaves nothing of slots in the pages of an app without any', async () => {
  const code = await built()
  expect(code).toContain('part')
  expect(code).not.toContain('slot')
})

it('has them in the pages of an app with its own', async () => {
  writeFileSync(join(folder, 'slots.ts'), '')
  expect(await built()).toContain('slot')
})
