import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import type { PageLanguage } from './page-language.ts'

export interface SandboxPage {
  readonly language: PageLanguage
  readonly title: string
  /** Text of the striped band, which marks the page as a test. */
  readonly band: string
  readonly body: Markup
  /** Lists and tables use the full width; payment pages stay narrow. */
  readonly wide?: boolean
  /** A script of the sandbox, under /sandbox/. */
  readonly script?: string
}

/** A complete page as text. */
export function sandboxPage({ language, title, band, body, wide, script }: SandboxPage): string {
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
        ${script ? markup`<script src="${script}" defer></script>` : ''}
      </head>
      <body>
        <div class="band">${band}</div>
        <main class="${wide ? 'wide' : 'narrow'}">${body}</main>
      </body>
    </html> `
  return page.text
}
