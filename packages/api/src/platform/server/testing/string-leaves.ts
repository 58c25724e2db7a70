import type { z } from 'zod'

/** One text within a request, with its path. */
export interface StringLeaf {
  readonly path: string
  readonly schema: z.ZodString
}

/** Kinds without free text: numbers, enumerated words, dates and ids of one format. */
const textless = new Set(['number', 'boolean', 'enum', 'literal', 'null', 'undefined'])
const textlessFormats = new Set(['date', 'datetime', 'uuid'])

/** Every text that a schema accepts, at any depth. Throws at an unknown kind of schema. */
export function stringLeaves(schema: z.core.$ZodType, path = ''): StringLeaf[] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } }
  const into = (key: string, at = path) => stringLeaves(def[key] as z.core.$ZodType, at)
  if (textless.has(def.type)) return []
  switch (def.type) {
    case 'string':
      return textlessFormats.has(def['format'] as string) ? [] : [{ path, schema: schema as z.ZodString }]
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.core.$ZodType>).flatMap(([key, inner]) =>
        stringLeaves(inner, path ? `${path}.${key}` : key),
      )
    case 'array':
      return into('element', `${path}[]`)
    case 'record':
      return [...into('keyType', `${path}{}`), ...into('valueType', `${path}{}`)]
    case 'union':
      return (def['options'] as z.core.$ZodType[]).flatMap((option) => stringLeaves(option, path))
    // The input is checked; the output of a transformation is our text.
    case 'pipe':
      return into('in')
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return into('innerType')
    default:
      throw new Error(`${path}: a schema of the kind ${def.type}`)
  }
}
