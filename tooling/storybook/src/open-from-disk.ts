import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Makes a static Storybook open from disk, where browsers load no modules and fetch nothing: the scripts of the stories
 * and of Storybook's frame each become one classic script, and the list of stories another.
 */
export async function openFromDisk(written: string): Promise<void> {
  const folder = resolve(written)
  const list = readFileSync(join(folder, 'index.json'), 'utf8')
  writeFileSync(join(folder, 'list.js'), `${listFromScript}(${list})\n`)
  await openPreview(folder)
  await openManager(folder)
}

async function openPreview(folder: string): Promise<void> {
  const page = join(folder, 'iframe.html')
  const html = readFileSync(page, 'utf8')
  const entry = /<script type="module" crossorigin src="\.\/(assets\/iframe-[\w-]+\.js)"><\/script>/.exec(
    html,
  )
  if (!entry?.[1]) throw new Error('iframe.html names no script: does Storybook write it differently now?')
  await toClassicScript(folder, join(folder, entry[1]), 'stories.js')
  const mocker = /<script type="module" src="\.\/vite-inject-mocker-entry\.js"><\/script>/
  writeFileSync(
    page,
    html
      .replace(mocker, '')
      .replace(entry[0], '')
      .replaceAll(' crossorigin', '')
      .replace('</body>', '<script src="./list.js"></script><script src="./stories.js"></script></body>'),
  )
}

async function openManager(folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  const html = readFileSync(page, 'utf8')
  const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)
  if (!script?.[1])
    throw new Error('index.html has no module script: does Storybook write it differently now?')
  const entry = join(folder, 'manager-entry.js')
  writeFileSync(entry, script[1])
  await toClassicScript(folder, entry, 'manager.js')
  rmSync(entry)
  writeFileSync(
    page,
    html
      .replace(/<link href="[^"]*" rel="modulepreload" \/>/g, '')
      .replace(script[0], () => '<script src="./list.js"></script><script src="./manager.js"></script>'),
  )
}

/** Answers `fetch` for the list of stories directly. */
const listFromScript = `((list) => {
  const ask = window.fetch.bind(window)
  window.fetch = (address, options) =>
    String(address).endsWith('index.json') ? Promise.resolve(Response.json(list)) : ask(address, options)
})`

async function toClassicScript(folder: string, entry: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    publicDir: false,
    plugins: [besideThePage],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', codeSplitting: false, entryFileNames: name, name: 'story' },
      },
    },
  })
}

/** Modules name fonts and other files relative to `assets`; a classic script resolves them relative to its page. */
const besideThePage: Plugin = {
  name: 'camping:beside-the-page',
  enforce: 'pre',
  transform: (code) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', `new URL('assets/', document.baseURI.split('?')[0]).href`)
      : undefined,
}
