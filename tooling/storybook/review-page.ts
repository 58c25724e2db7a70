import { relative } from 'node:path'
import type { ChangedPicture, AcceptedPictures } from './accepted-pictures.ts'

const words = { changed: 'changed', new: 'new', first: 'first of its brand', gone: 'gone' }

/** The page for the review of changes: before, after and difference side by side, and the command that accepts them. */
export function reviewPage(
  changed: readonly ChangedPicture[],
  { pictures, folder }: { pictures: AcceptedPictures; folder: string },
): string {
  const rows = changed.map(({ id, kind, different }) => {
    const { before, after, difference } = pictures.files(id)
    const shown = [
      kind !== 'new' && kind !== 'first' && figure('Before', before, folder),
      kind !== 'gone' && figure('After', after, folder),
      kind === 'changed' && figure(`Difference, ${different} pixels`, difference, folder),
    ]
    return `<section><h2>${id} <small>${words[kind]}</small></h2>
<p><code>npm run stories -- --accept ${id}</code></p>
<div>${shown.filter(Boolean).join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stories: ${changed.length} to review</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}
figure{margin:0}img{max-width:640px;border:1px solid}small{font-weight:400}section{margin-block:40px}</style>
<h1>${changed.length} to review</h1>
<p>Accept all of them: <code>npm run stories -- --accept</code></p>
${rows.join('\n')}
</html>
`
}

function figure(caption: string, file: string, folder: string): string {
  const source = relative(folder, file).replaceAll('\\', '/')
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt=""></figure>`
}
