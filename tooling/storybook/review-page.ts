import { relative } from 'node:path'
import type { AcceptedPictures, ChangedPicture } from './accepted-pictures.ts'
import type { CauseGroup } from './picture-causes.ts'

const words = { changed: 'changed', new: 'new', first: 'first of its brand', gone: 'gone' }

/** So many pictures of a group are open; the others open by a click. */
const openAtFirst = 4
const filesNamed = 6

interface Options {
  readonly files: AcceptedPictures['files']
  /** Where the page is written. */
  readonly folder: string
}

/**
 * The page for the review of changes: by cause, before, after and difference side by side, and the commands that accept a group or
 * one of its pictures.
 */
export function reviewPage(groups: readonly CauseGroup[], options: Options): string {
  const count = groups.reduce((sum, { changed }) => sum + changed.length, 0)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stories: ${count} to review</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}
figure{margin:0}img{max-width:640px;border:1px solid}small{font-weight:400}section{margin-block:48px}h3{margin-block:32px 8px}</style>
<h1>${count} to review, ${groups.length} ${groups.length === 1 ? 'cause' : 'causes'}</h1>
<p>Accept all of them: <code>npm run stories -- --accept</code></p>
<ol>${groups.map(({ name, files, changed }) => `<li><a href="#${name}">${namesOf(files)}</a>: ${changed.length}</li>`).join('')}</ol>
${groups.map((group) => section(group, options)).join('\n')}
</html>
`
}

function section({ name, files, changed }: CauseGroup, options: Options): string {
  const rows = changed.map((one) => row(one, options))
  const rest = rows.slice(openAtFirst)
  return `<section id="${name}"><h2>${namesOf(files)} <small>${changed.length} pictures</small></h2>
<p><code>npm run stories -- --accept ${name}</code></p>
${rows.slice(0, openAtFirst).join('\n')}
${rest.length > 0 ? `<details><summary>${rest.length} more</summary>${rest.join('\n')}</details>` : ''}</section>`
}

function namesOf(files: readonly string[]): string {
  if (files.length === 0) return 'No changed file is known'
  const more = files.length - filesNamed
  return files.slice(0, filesNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function row({ id, kind, different }: ChangedPicture, { files, folder }: Options): string {
  const { before, after, difference } = files(id)
  const shown = [
    kind !== 'new' && kind !== 'first' && figure('Before', before, folder),
    kind !== 'gone' && figure('After', after, folder),
    kind === 'changed' && figure(`Difference, ${different} pixels`, difference, folder),
  ]
  return `<h3>${id} <small>${words[kind]}</small></h3>
<p><code>npm run stories -- --accept ${id}</code></p>
<div>${shown.filter(Boolean).join('')}</div>`
}

function figure(caption: string, file: string, folder: string): string {
  const source = relative(folder, file).replaceAll('\\', '/')
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt=""></figure>`
}
