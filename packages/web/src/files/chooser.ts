import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { HostBrand } from '../request/pick-app.ts'

/** The question in the language of each message set; the host's other words are names. */
const questions = [
  ['en', 'Choose your country'],
  ['de', 'Wählen Sie Ihr Land'],
  ['fr', 'Choisissez votre pays'],
  ['nl', 'Kies je land'],
  ['it', 'Scegli il tuo Paese'],
] as const

const css = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:1rem/1.5 var(--font-text)}
header{padding:clamp(2.5rem,9vh,6rem) var(--gutter) clamp(4rem,10vh,7rem);background:var(--band);color:var(--on-band)}
header>div,main{max-width:46rem;margin-inline:auto}
header img{display:block;width:56px;height:56px;border-radius:var(--radius)}
h1{margin:1.25rem 0 .75rem;font:var(--heading-weight) clamp(2rem,6vw,3.25rem)/1.1 var(--font-display);letter-spacing:-.02em;text-wrap:balance}
p{margin:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
main{width:100%;padding:0 var(--gutter) 4rem;margin-block-start:clamp(-4.5rem,-6vh,-2.5rem)}
ul{list-style:none;margin:0;padding:8px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow-2);display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr))}
a{display:flex;flex-direction:column;justify-content:center;min-height:64px;padding:10px 16px;border-radius:var(--radius-control);color:var(--ink);text-decoration:none}
a:hover{background:var(--sunken)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:-3px}
b{font-weight:600}
a span{color:var(--ink-soft);font-size:.875rem}`

/** A language's name in that language: "Deutsch", "Français". */
function languageName(site: SiteCode): string {
  const { language } = markets[site]
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function link(site: SiteCode): string {
  const { languageTag, displayName } = markets[site]
  return `<li><a href="/${site}" hreflang="${languageTag}" lang="${languageTag}"><b>${displayName}</b><span>${languageName(site)}</span></a></li>`
}

/** The page for a visitor without a detectable edition: every edition of the host, each in its own language. */
export function chooserHtml({ apps }: HostBrand): string {
  const [first] = apps
  if (!first) return ''
  const { id, displayName } = first.config
  const sites = apps.flatMap((app) => app.config.sites)
  const spoken = questions.filter(([language]) => sites.some((site) => markets[site].language === language))
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${displayName}</title><meta name="robots" content="noindex">${first.themeColourMeta}` +
    `<link rel="icon" href="/_app/${id}/favicon.svg" type="image/svg+xml"><style>${first.css}${css}</style></head>` +
    `<body><header><div><img src="/_app/${id}/favicon.svg" alt="" width="56" height="56"><h1>${displayName}</h1>` +
    `<p>${spoken.map(([language, text]) => `<span lang="${language}">${text}</span>`).join('')}</p></div></header>` +
    `<main><ul>${sites.map(link).join('')}</ul></main></body></html>`
  )
}
