import { markets } from '@camping/editions/markets.ts'
import type { HostBrand } from './pick-app.ts'

/** The page for a visitor whose edition nobody can guess: every edition of the host, each in its own language. */
export function chooserHtml(host: HostBrand): string {
  const [first] = host.apps
  const links = host.apps
    .flatMap((app) => app.config.sites)
    .map(
      (site) =>
        `<li><a href="/${site}" hreflang="${markets[site].languageTag}" lang="${markets[site].languageTag}">${markets[site].displayName}</a></li>`,
    )
    .join('')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${first?.config.displayName}</title><meta name="robots" content="noindex"><style>${first?.css}body{margin:0;background:var(--ground);color:var(--ink);font-family:var(--font-text)}` +
    'main{max-width:40rem;margin:12vh auto;padding:0 var(--gutter)}h1{font-family:var(--font-display);font-weight:var(--heading-weight)}ul{list-style:none;padding:0;display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr))}' +
    'a{display:block;padding:14px 16px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-control);color:var(--brand)}</style></head>' +
    `<body><main><h1>${first?.config.displayName}</h1><ul>${links}</ul></main></body></html>`
  )
}
