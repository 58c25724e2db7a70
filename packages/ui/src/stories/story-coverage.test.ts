import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '../../../storefront/src/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Path of a file from `src` of this package; files of the storefront retain their path. */
const nameOf = (path: string) => path.replace(/^\.\.\/(?!\.\.)/, '').replace(/^\.\//, 'stories/')

const files = new Map(Object.entries(sources).map(([path, text]) => [nameOf(path), text]))
const isStory = (file: string) => file.endsWith('.stories.tsx')
const isTest = (file: string) => file.endsWith('.test.tsx') || /(^|\/)testing\//.test(file)
const isLocal = (file: string) => !file.startsWith('..')
/** Files that exist only for stories. */
const isSample = (file: string) => /(^|\/)stories\//.test(file) && !isStory(file)

/** Files of this package that a file imports, statically or lazily. */
function importsOf(file: string): string[] {
  const names = [...(files.get(file) ?? '').matchAll(/(?:from |import\()'([^']+\.tsx)'/g)].map(
    (match) => match[1] as string,
  )
  return names.flatMap((name) => {
    if (name.startsWith('@camping/ui/')) return [name.slice('@camping/ui/'.length)]
    return isLocal(file) ? [new URL(name, `http://x/${file}`).pathname.slice(1)] : []
  })
}

const imports = new Map([...files.keys()].map((file) => [file, importsOf(file)]))
const components = [...files]
  .filter(([file, text]) => {
    const isProduct = isLocal(file) && !isStory(file) && !isTest(file) && !isSample(file)
    return isProduct && /^export (?:default )?(?:function|const) [A-Z][a-z]\w*/m.test(text)
  })
  .map(([file]) => file)

/** The components that stories show: their own imports and those of their samples. */
function shownByStories(): Set<string> {
  const shown = new Set<string>()
  const visit = (file: string) => {
    for (const next of imports.get(file) ?? []) {
      if (shown.has(next)) continue
      shown.add(next)
      if (isSample(next)) visit(next)
    }
  }
  for (const file of files.keys()) if (isStory(file) && isLocal(file)) visit(file)
  return shown
}

/** The only component that uses a file; undefined when several use it. */
function wholeOf(file: string): string | undefined {
  const users = [...imports].filter(
    ([user, names]) => names.includes(file) && !isStory(user) && !isTest(user) && !isSample(user),
  )
  const only = users.length === 1 ? users[0]?.[0] : undefined
  return only && components.includes(only) ? only : undefined
}

describe('stories', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(80)
    expect(imports.get('search-box/search-box.stories.tsx')).toContain('stories/sample-search.tsx')
  })

  const shown = shownByStories()
  it.each(components)('show %s', (file) => {
    let whole: string | undefined = file
    while (whole && !shown.has(whole)) whole = wholeOf(whole)
    expect(whole, 'neither a story of its own nor part of one component that has one').toBeDefined()
  })
})
