import { relative } from 'node:path'
import type { AcceptedPictures, ChangedPicture } from './accepted-pictures.ts'
import type { CauseGroup } from './picture-causes.ts'

const words = { changed: 'changed', new: 'new', first: 'first of its brand', gone: 'gone' }

/** So many pictures of a group are open; the others open by a click. */
const openAtFirst = 4
const filesNamed = 6

interface Options {
  /** First pictures of brands, which have nothing to be compared with. */
  readonly firsts: readonly ChangedPicture[]
  readonly files: AcceptedPictures['files']
  /** Address of the story of a picture; undefined when it is gone. */
  readonly address: (id: string) => string | undefined
  /** Where the page is written. */
  readonly folder: string
}

/** Whether somebody has to look at a picture. First ones of a brand may wait: no accepted picture contradicts them. */
export const isToReview = ({ kind }: ChangedPicture): boolean => kind !== 'first'

const style = `body{font:16px system-ui;margin:24px}.row{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}
figure{margin:0}img{max-width:640px;border:1px solid}small{font-weight:400}section{margin-block:48px}h3{margin-block:32px 8px}
.pair{display:grid;justify-items:start;--at:50%}.pair>*{grid-area:1/1}.pair>.after{clip-path:inset(0 0 0 var(--at))}
.line{justify-self:stretch;max-inline-size:640px;border-inline-start:2px solid #d00;margin-inline-start:calc(var(--at) - 1px);pointer-events:none}
input[type=range]{display:block;inline-size:100%;block-size:32px;margin:0}`

/**
 * The page for the review of changes: by cause, each picture with its story, before, after and difference side by side, before
 * over after with a slider, and the commands that accept a group or one of its pictures. Its count is that of the command line.
 */
export function reviewPage(groups: readonly CauseGroup[], options: Options): string {
  const count = groups.reduce((sum, { changed }) => sum + changed.length, 0)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stories: ${count} to review</title>
<style>${style}</style>
<h1>${count} to review, ${groups.length} ${groups.length === 1 ? 'cause' : 'causes'}</h1>
<p>Accept all of them: <code>npm run stories -- --accept</code></p>
<ol>${groups.map(({ name, files, changed }) => `<li><a href="#${name}">${namesOf(files)}</a>: ${changed.length}</li>`).join('')}</ol>
${groups.map((group) => section(group, options)).join('\n')}
${firstsOf(options)}</html>
`
}

function section({ name, files, changed }: CauseGroup, options: Options): string {
  return `<section id="${name}"><h2>${namesOf(files)} <small>${changed.length} pictures</small></h2>
<p><code>npm run stories -- --accept ${name}</code></p>
${rowsOf(changed, options)}</section>`
}

/** Pictures of brands that have none yet: not counted, since nothing has changed. */
function firstsOf(options: Options): string {
  const folders = new Set(options.firsts.map(({ id }) => folderOf(id)))
  const sections = [...folders].map((folder) => {
    const firsts = options.firsts.filter(({ id }) => folderOf(id) === folder)
    return `<section><h2>${folder} <small>${firsts.length} first pictures, compared with nothing</small></h2>
<p><code>npm run stories -- --accept ${folder}</code></p>
${rowsOf(firsts, options)}</section>`
  })
  return sections.join('\n')
}

const folderOf = (id: string): string => id.split('/')[0] ?? ''

function rowsOf(changed: readonly ChangedPicture[], options: Options): string {
  const rows = changed.map((one) => row(one, options))
  const rest = rows.slice(openAtFirst)
  return `${rows.slice(0, openAtFirst).join('\n')}
${rest.length > 0 ? `<details><summary>${rest.length} more</summary>${rest.join('\n')}</details>` : ''}`
}

function namesOf(files: readonly string[]): string {
  if (files.length === 0) return 'No changed file is known'
  const more = files.length - filesNamed
  return files.slice(0, filesNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function row({ id, kind, different }: ChangedPicture, options: Options): string {
  const { files, folder } = options
  const { before, after, difference } = files(id)
  const address = options.address(id)
  const shown = [
    kind !== 'new' && kind !== 'first' && figure('Before', image(before, folder)),
    kind !== 'gone' && figure('After', image(after, folder)),
    kind === 'changed' && figure(`Difference, ${different} pixels`, image(difference, folder)),
    kind === 'changed' && figure('Before, left of the line, and after', slider({ before, after, folder })),
  ]
  const title = address ? `<a href="${address.replaceAll('&', '&amp;')}">${id}</a>` : id
  return `<h3>${title} <small>${words[kind]}</small></h3>
<p><code>npm run stories -- --accept ${id}</code></p>
<div class="row">${shown.filter(Boolean).join('')}</div>`
}

function figure(caption: string, content: string): string {
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`
}

function image(file: string, folder: string, attributes = ''): string {
  return `<img src="${relative(folder, file).replaceAll('\\', '/')}" alt=""${attributes}>`
}

/** Both pictures on one place: left of the line is before, right of it after. */
function slider({ before, after, folder }: { before: string; after: string; folder: string }): string {
  return `<div><div class="pair">${image(before, folder)}${image(after, folder, ' class="after"')}<span class="line"></span></div>
<input type="range" min="0" max="100" value="50" aria-label="Place of the line" oninput="this.previousElementSibling.style.setProperty('--at',this.value+'%')"></div>`
}
