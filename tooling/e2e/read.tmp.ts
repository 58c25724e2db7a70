import { mkdirSync, writeFileSync } from 'node:fs'
import { matchPath } from '../../packages/storefront/src/kit/routing/match-path.ts'
import { chromium } from '@playwright/test'
import { browserProgram } from './browser-program.ts'
const { executablePath, args, env } = await browserProgram()
const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as any), ...env } })
const origin = 'http://localhost:4100'
const textOf = () => {
  const lines: string[] = []
  const inline = (e: Element) => /^inline/.test(getComputedStyle(e).display)
  const walk = (node: Node) => {
    if (node.nodeType === 3) {
      const t = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (t) lines.push(t)
      return
    }
    if (!(node instanceof Element)) return
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME'].includes(node.tagName)) return
    const style = getComputedStyle(node)
    if (style.display === 'none' || style.visibility === 'hidden') return
    for (const a of ['aria-label', 'placeholder', 'alt', 'title']) {
      const v = node.getAttribute(a)
      if (v && v.length > 1) lines.push(`[${a}] ${v}`)
    }
    const before = lines.length
    for (const c of node.childNodes) walk(c)
    if (
      !inline(node) &&
      lines.length > before + 1 &&
      lines.slice(before).every((l) => !l.startsWith('[')) &&
      [...node.childNodes].every((c) => c.nodeType === 3 || (c instanceof Element && inline(c)))
    )
      lines.push(lines.splice(before).join(' '))
  }
  walk(document.body)
  return [
    `<title> ${document.title}`,
    `<description> ${document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''}`,
    ...lines,
  ]
}
const run = async (site: string) => {
  const out = `/tmp/read/${site}`
  mkdirSync(out, { recursive: true })
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const queue = [`/${site}`]
  const seen = new Set(queue)
  const counts = new Map<string, number>()
  const known = new Set<string>()
  const texts: string[] = []
  const page = await context.newPage()
  while (queue.length > 0) {
    const path = queue.shift() as string
    const match = matchPath(site as any, path.split('?')[0] as string) as any
    const route = match?.[0]?.name ?? 'none'
    const limit = /info|tagged|legal|funnel/i.test(route) ? 16 : route === 'none' ? 2 : 1
    const n = counts.get(route) ?? 0
    if (n >= limit) continue
    counts.set(route, n + 1)
    try {
      await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 })
      await page.waitForTimeout(500)
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo(0, y)
          await new Promise((d) => setTimeout(d, 60))
        }
        scrollTo(0, 0)
      })
      await page.waitForTimeout(400)
      const lines = (await page.evaluate(`(${textOf.toString()})()`)) as string[]
      const news = lines.filter((l) => !known.has(l))
      for (const l of lines) known.add(l)
      const name = `site-${route}-${n}`
      texts.push(`\n## ${route}: ${path}   (${name}.png)\n${news.join('\n')}`)
      await page.screenshot({ path: `${out}/${name}.png`, fullPage: true, animations: 'disabled' })
      const links = (await page.evaluate(() =>
        [...document.querySelectorAll('a[href]')].map((a) => (a as HTMLAnchorElement).href),
      )) as string[]
      for (const link of links) {
        const u = new URL(link)
        const p = u.pathname + u.search
        if (
          u.origin === origin &&
          (u.pathname === `/${site}` || u.pathname.startsWith(`/${site}/`)) &&
          !seen.has(p)
        ) {
          seen.add(p)
          queue.push(p)
        }
      }
    } catch (e) {
      console.log(site, path, String(e).slice(0, 100))
    }
  }
  writeFileSync(`${out}/site.md`, texts.join('\n'))
  console.log(site, JSON.stringify([...counts]))
  await context.close()
}
for (const site of process.argv.slice(2)) await run(site)
await browser.close()
