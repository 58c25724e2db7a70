import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pageTable } from '@camping/storefront/boot/routing/page-table.ts'
import { root } from './message-source.ts'

const storefront = join(root, 'packages/storefront/src')
const pictures = join(root, 'tooling/storybook/pictures')
/** English and light, on a phone. */
const variant = 'alder-light-360'

/** What a page shows, as files from the nearest to the farthest, and the folder of its pictures. */
interface ShownPage {
  readonly folder: string
  readonly files: readonly string[]
}

/**
 * Finds the picture of the story that shows a message: of all pages with stories the one from whose module it is fewest imports to
 * a file with its key. A mail has a picture of its own. Words of the server's papers have none.
 */
export function pictureFinder(): (key: string) => string | undefined {
  const sources = new Map(sourceFiles().map((file) => [file, readFileSync(join(storefront, file), 'utf8')]))
  const pages = shownPages(sources)
  return (key) => mailPicture(key) ?? pagePicture(key, { pages, sources })
}

function mailPicture(key: string): string | undefined {
  const [, mail = ''] = key.split('.')
  return key.startsWith('mail.') ? pictureIn('mails-every-mail', [mail]) : undefined
}

interface Shown {
  readonly pages: readonly ShownPage[]
  readonly sources: ReadonlyMap<string, string>
}

function pagePicture(key: string, { pages, sources }: Shown): string | undefined {
  const beginning = `\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`
  const uses = (file: string) => {
    const source = sources.get(file) ?? ''
    return source.includes(`'${key}'`) || source.includes(beginning)
  }
  const found = pages
    .map(({ folder, files }) => ({ folder, away: files.findIndex(uses) }))
    .filter(({ away }) => away >= 0)
    .toSorted((one, other) => one.away - other.away)
  const [nearest] = found
  return nearest && pictureIn(nearest.folder, ['default'])
}

function pictureIn(folder: string, names: readonly string[]): string | undefined {
  const path = join(pictures, variant, folder)
  const there = existsSync(path) ? readdirSync(path).toSorted() : []
  const name = names.map((one) => `${one}.webp`).find((one) => there.includes(one))
  if (name) return join(path, name)
  return folder === 'mails-every-mail' || there[0] === undefined ? undefined : join(path, there[0])
}

function sourceFiles(): string[] {
  return readdirSync(storefront, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
}

/** Pages with stories, those of the shell first: what stands round every page is shown with the home page. */
function shownPages(sources: ReadonlyMap<string, string>): ShownPage[] {
  const pages = [...sources].flatMap(([file, source]) => {
    const title = /title: 'Pages\/([^']+)'/.exec(source)?.[1]
    const route = /route: '(\w+)'/.exec(source)?.[1]
    if (!file.endsWith('.stories.tsx') || !title || !route) return []
    const module = pageTable[route as keyof typeof pageTable].module
    const page = [...sources.keys()].find((one) => one.endsWith(`/${module}`))
    return page
      ? [
          {
            folder: `pages-${title.toLowerCase().replaceAll(' ', '-')}`,
            files: [...reached([page], sources)],
          },
        ]
      : []
  })
  const shell = [...sources.keys()].filter((file) => file.startsWith('shell/'))
  return [{ folder: 'pages-home', files: [...reached(shell, sources)] }, ...pages]
}

/** Files and what they import, at once or later, nearest first. */
function reached(from: readonly string[], sources: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(from)
  // A set goes on to what is added while it is walked, in that order.
  for (const file of found)
    for (const [, path = ''] of (sources.get(file) ?? '').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g)) {
      const to = relative(storefront, resolve(storefront, dirname(file), path)).replaceAll('\\', '/')
      if (sources.has(to)) found.add(to)
    }
  return found
}
