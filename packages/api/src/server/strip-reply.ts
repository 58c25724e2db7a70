import type { z } from 'zod'

type Strip = (value: unknown) => unknown
const keep: Strip = (value) => value

interface Definition {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  innerType?: z.core.$ZodType
  items?: z.core.$ZodType[]
  options?: z.core.$ZodType[]
}

/**
 * A function that copies a reply with only the members its schema names, so that no handler leaks a column by accident.
 * It does not validate (tests do, through `checkReplies`): on a page of results that is 20 times the work.
 * Throws at start for a kind of schema whose members it could not tell.
 */
export function compileStrip(schema: z.core.$ZodType): Strip {
  const definition = schema._zod.def as unknown as Definition
  switch (definition.type) {
    case 'object':
      return stripObject(definition.shape ?? {})
    case 'array': {
      const inner = compileStrip(definition.element as z.core.$ZodType)
      return inner === keep ? keep : (value) => (Array.isArray(value) ? value.map(inner) : value)
    }
    case 'record': {
      const inner = compileStrip(definition.valueType as z.core.$ZodType)
      if (inner === keep) return keep
      return (value) =>
        isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]))
          : value
    }
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly': {
      const inner = compileStrip(definition.innerType as z.core.$ZodType)
      return inner === keep ? keep : (value) => (value === null || value === undefined ? value : inner(value))
    }
    case 'union': {
      const inner = (definition.options ?? []).map(compileStrip)
      if (inner.every((strip) => strip === keep)) return keep
      break
    }
    case 'string':
    case 'number':
    case 'int':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return keep
  }
  throw new Error(`Replies cannot hold a schema of type ${definition.type}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function stripObject(shape: Record<string, z.core.$ZodType>): Strip {
  const members = Object.entries(shape).map(([key, schema]) => [key, compileStrip(schema)] as const)
  return (value) => {
    if (!isObject(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, strip] of members) {
      const inner = value[key]
      if (inner !== undefined) copy[key] = strip === keep ? inner : strip(inner)
    }
    return copy
  }
}
