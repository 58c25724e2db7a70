import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { quantile } from './measurement.ts'

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Attributes that React spells differently and would warn about; they are rare and change nothing. */
const left = new Set(['style', 'value', 'checked', 'selected', 'onload', 'onerror'])
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' }

interface OpenElement {
  tag: string
  attributes: Record<string, string>
  children: ReactNode[]
}

/**
 * The body of a page as plain React elements: the same tags, attributes and texts, without components, hooks, store or
 * router. Rendering it is the lower bound for any React page with this content.
 */
export function sameTree(html: string): { tree: ReactNode; elements: number } {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html
  const content = body
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
  const stack: OpenElement[] = [{ tag: 'div', attributes: {}, children: [] }]
  let elements = 0
  const close = () => {
    const { tag, attributes, children } = stack.pop()!
    elements += 1
    stack.at(-1)?.children.push(createElement(tag, attributes, ...children))
  }
  for (const [, closing, tag, rest = '', text] of content.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>])*)>|([^<]+)/g,
  )) {
    if (text !== undefined) stack.at(-1)!.children.push(unescaped(text))
    else if (closing) {
      if (stack.length > 1) close()
    } else {
      stack.push({ tag: tag!, attributes: attributesOf(rest), children: [] })
      if (voidTags.has(tag!.toLowerCase()) || rest.endsWith('/')) close()
    }
  }
  while (stack.length > 1) close()
  return { tree: createElement('div', null, ...stack[0]!.children), elements }
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (left.has(name!.toLowerCase())) continue
    attributes[renamed[name!] ?? name!] = unescaped(value ?? '')
  }
  return attributes
}

function unescaped(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' }
  return text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)
}

/** Median CPU milliseconds to render the tree to a string. */
export function renderTime(tree: ReactNode): number {
  const warning = console.error
  console.error = () => {}
  const times: number[] = []
  for (let round = 0; round < 400; round += 1) {
    const start = process.cpuUsage()
    renderToString(tree)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  console.error = warning
  return quantile(
    times.slice(100).sort((a, b) => a - b),
    0.5,
  )
}
