import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viteFinal } from '@storybook/react-vite/preset'
import type { Plugin } from 'vite'

/** What docgen knows of a prop. */
export interface PropDocs {
  readonly required: boolean
  readonly description?: string
  readonly tsType?: { readonly name: string; readonly raw?: string }
  readonly defaultValue?: { readonly value: string }
}

export interface ComponentDocs {
  readonly description?: string
  readonly props?: Readonly<Record<string, PropDocs>>
}

/** As Storybook's plugin writes it behind a module. */
const assignment = /;(?=\w+\.__docgenInfo=)/
const literal = String.raw`'[^'\n]*'|-?[\d_.]+|true|false|\[\]|\{\}`

/**
 * Adds to the docgen of components what it cannot see: types that it calls unknown (`readonly X[]`, `keyof`) as the source has them,
 * and defaults of props that are taken apart below the signature.
 */
export function mendDocgen(): Plugin {
  return {
    name: 'camping:mend-docgen',
    enforce: 'pre',
    transform: (code, id) => (code.includes('.__docgenInfo=') ? mended(code, id) : undefined),
  }
}

/** A module with mended docgen behind it. Props may be another module's, from which it imports them. */
function mended(code: string, path: string): string {
  const [source = '', ...parts] = code.split(assignment)
  const sources = [source, ...importedSources(source, path)]
  const rewritten = parts.map((part) => {
    const { name, docs } = parsed(part)
    const props = Object.entries(docs.props ?? {}).map(([prop, known]) => [
      prop,
      { ...known, tsType: typeOf(prop, known, sources), defaultValue: defaultOf(prop, known, source) },
    ])
    return `${name}.__docgenInfo=${JSON.stringify({ ...docs, props: Object.fromEntries(props) as unknown })}`
  })
  return [source, ...rewritten].join(';')
}

function importedSources(source: string, path: string): readonly string[] {
  return [...source.matchAll(/^import .* from '(\.[^']+\.tsx?)'/gm)].map(([, from = '']) =>
    readFileSync(join(path, '..', from), 'utf8'),
  )
}

function typeOf(prop: string, { tsType }: PropDocs, sources: readonly string[]): PropDocs['tsType'] {
  if (tsType?.name !== 'unknown') return tsType
  const line = new RegExp(String.raw`^ +(?:readonly )?${prop}\??: (.+)$`, 'm')
  const [written] = sources.flatMap((source) => line.exec(source)?.[1] ?? [])
  return written ? { ...tsType, raw: written } : tsType
}

function defaultOf(prop: string, { defaultValue, required }: PropDocs, source: string) {
  if (defaultValue || required) return defaultValue
  const taken = String.raw`(?<!const |let |\.)\b${prop} = (${literal})(?=\s*[,}\n])|props\.${prop} \?\? (${literal})`
  const values = [...source.matchAll(new RegExp(taken, 'g'))].map(([, one, other]) => one ?? other)
  return values[0] !== undefined && new Set(values).size === 1 ? { value: values[0] } : undefined
}

function parsed(part: string): { name: string; docs: ComponentDocs } {
  const at = part.indexOf('.__docgenInfo=')
  return {
    name: part.slice(0, at),
    docs: JSON.parse(part.slice(at + '.__docgenInfo='.length)) as ComponentDocs,
  }
}

/** Reads the docgen of a file as Storybook's build does, by the name of the component. */
export async function docgenReader(): Promise<
  (path: string, code?: string) => Promise<Readonly<Record<string, ComponentDocs>>>
> {
  const options = {
    presets: {
      apply: (name: string, value: unknown) =>
        Promise.resolve(name === 'typescript' ? { reactDocgen: 'react-docgen' } : value),
    },
  }
  const { plugins = [] } = await (
    viteFinal as (vite: object, options: object) => Promise<{ plugins?: unknown[] }>
  )({ plugins: [] }, options)
  const plugin = plugins.find((one) => (one as Plugin).name === 'storybook:react-docgen-plugin') as {
    transform: (code: string, id: string) => Promise<{ code: string } | undefined>
  }
  return async (path, code = readFileSync(path, 'utf8')) => {
    const read = await plugin.transform(code, path)
    if (!read?.code.includes('.__docgenInfo=')) return {}
    const [, ...parts] = mended(read.code, path).split(assignment)
    return Object.fromEntries(parts.map((part) => parsed(part)).map(({ name, docs }) => [name, docs]))
  }
}
