import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { readStoryInputs, storyInputs } from './story-inputs.ts'

const folder = mkdtempSync(join(tmpdir(), 'story-inputs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** The hashes of two files of stories, of which the second opens a page later. */
async function inputs() {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [storyInputs()],
    build: { rolldownOptions: { input: join(folder, 'main.js') }, minify: false },
  })
  const rows = Object.entries(readStoryInputs(join(folder, 'dist')))
  return Object.fromEntries(rows.map(([path, { hash }]) => [path.split('/').at(-1) as string, hash]))
}

write('main.js', `import './a.stories.tsx'; import './b.stories.tsx'`)
write('a.stories.tsx', `import { shared } from './shared.js'; import './a.css'; console.log(shared)`)
write('a.css', 'p { color: red }')
write('b.stories.tsx', `import { shared } from './shared.js'; void import('./page.js'); console.log(shared)`)
write('shared.js', 'export const shared = 1')
write('page.js', `console.log(2); void import('./tooling/storybook/src/docs/guide.js')`)
mkdirSync(join(folder, 'tooling/storybook/src/docs'), { recursive: true })
write('tooling/storybook/src/docs/guide.js', 'console.log(6)')

test.each([
  ['a module that both import', 'shared.js', 'export const shared = 3', ['a.stories.tsx', 'b.stories.tsx']],
  ['a stylesheet', 'a.css', 'p { color: blue }', ['a.stories.tsx']],
  ['what loads later', 'page.js', 'console.log(4)', ['b.stories.tsx']],
  ['a page of docs', 'tooling/storybook/src/docs/guide.js', 'console.log(7)', []],
  ['nothing', 'unrelated.js', 'console.log(5)', []],
])('the hashes that change with %s', async (_, name, text, changed) => {
  const before = await inputs()
  expect(Object.keys(before).toSorted()).toEqual(['a.stories.tsx', 'b.stories.tsx'])
  write(name, text)
  const after = await inputs()
  expect(
    Object.keys(after)
      .filter((file) => after[file] !== before[file])
      .toSorted(),
  ).toEqual(changed)
})

test('the modules among them are named', async () => {
  await inputs()
  const rows = Object.entries(readStoryInputs(join(folder, 'dist')))
  const [, ofB] = rows.find(([path]) => path.endsWith('b.stories.tsx')) ?? []
  const names = ofB?.files.map((path) => path.split('/').at(-1))
  expect(names?.toSorted()).toEqual(['b.stories.tsx', 'page.js', 'shared.js'])
})
