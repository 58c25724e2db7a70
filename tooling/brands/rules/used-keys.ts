import type { Brands, Finding } from '../brand-app.ts'

/** A file of the product, from the root of the repository. */
export interface ProductFile {
  readonly path: string
  readonly text: string
}

/** Quoted texts with the form of a key, and the fixed beginnings of templates. */
function namesIn(text: string): { whole: string[]; beginnings: string[] } {
  const whole = [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)*)['"`]/gi)].map(
    (match) => match[1] as string,
  )
  const beginnings = [...text.matchAll(/`([a-z][\w.-]*)\$\{/gi)].map((match) => match[1] as string)
  return { whole, beginnings }
}

/** Whether a key is a form's own wording of a generic rule, `{form}.error.{rule}`, of a form that shows such (forms-1). */
function ownWordings(
  { tables }: Pick<Brands, 'tables'>,
  files: readonly ProductFile[],
): (key: string) => boolean {
  const forms = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/useProblemText\('([\w-]+)'\)/g)].map(([, form]) => form)),
  )
  const rules = tables.get('validations') ?? {}
  return (key) => {
    const [, form, rule = ''] = /^([\w-]+)\.error\.(?:\w+\.)?([\w-]+)$/.exec(key) ?? []
    return forms.has(form) && Object.hasOwn(rules, `validations.${rule}`)
  }
}

/**
 * The product uses every message: by its whole key, or with a computed end after a fixed beginning. Unused messages
 * would be translated seven times for nothing.
 */
export function unusedKeys({ tables }: Pick<Brands, 'tables'>, files: readonly ProductFile[]): Finding[] {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (const { text } of files) {
    const names = namesIn(text)
    for (const name of names.whole) whole.add(name)
    for (const name of names.beginnings) beginnings.add(name)
  }
  const isOwnWording = ownWordings({ tables }, files)
  // A beginning without a dot would match every key of a namespace and more.
  const starts = [...beginnings].filter((start) => /[.-]/.test(start))
  const isUsed = (key: string) =>
    whole.has(key) || starts.some((start) => key.startsWith(start)) || isOwnWording(key)
  return [...tables].flatMap(([namespace, table]) =>
    Object.keys(table)
      .filter((key) => !isUsed(key))
      .map((key) => ({
        file: `packages/editions/src/messages/${namespace}.messages.ts`,
        key,
        sentence: 'is shown nowhere. Remove it, or use it.',
      })),
  )
}
