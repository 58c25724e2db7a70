const marked = new WeakSet<Markup>()

/** Markup that is safe to send. Only `markup` makes it. */
export interface Markup {
  readonly text: string
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup from a template: whatever is put into it is escaped, unless it is such markup itself. Lists are joined. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const made: Markup = {
    text: texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''),
  }
  marked.add(made)
  return made
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
  if (isList(part)) return part.map(written).join('')
  // An object that merely looks like markup could have come out of a request.
  if (!marked.has(part)) throw new Error('Only markup`…` makes markup')
  return part.text
}

const isList = (part: Markup | readonly Part[]): part is readonly Part[] => Array.isArray(part)
