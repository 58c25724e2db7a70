import { z } from 'zod'

type Strip = (value: unknown) => unknown
const identity: Strip = (value) => value

/** Kinds of schema whose values have no members. */
const plain = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum, z.ZodNull]

/** Kinds of schema around another one: the value is the inner one's or missing. */
const wrappers = [z.ZodNullable, z.ZodOptional, z.ZodDefault, z.ZodPrefault, z.ZodReadonly]

/**
 * Compiles a function that copies a reply with only the members of its schema, so that no handler leaks a column
 * by accident. It does not validate (tests do, through `checkReplies`): on a page of results that is 20 times
 * the work. Throws at start for a kind of schema whose members it cannot determine.
 */
export function compileStrip(schema: z.core.$ZodType): Strip {
  if (schema instanceof z.ZodObject) return stripObject(schema.shape)
  if (schema instanceof z.ZodArray) {
    const inner = compileStrip(schema.element)
    return inner === identity ? identity : (value) => (Array.isArray(value) ? value.map(inner) : value)
  }
  if (schema instanceof z.ZodRecord) {
    const inner = compileStrip(schema.valueType)
    if (inner === identity) return identity
    return (value) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]))
        : value
  }
  for (const wrapper of wrappers) {
    if (!(schema instanceof wrapper)) continue
    const inner = compileStrip(schema.unwrap())
    return inner === identity
      ? identity
      : (value) => (value === null || value === undefined ? value : inner(value))
  }
  if (schema instanceof z.ZodUnion && schema.options.map(compileStrip).every((strip) => strip === identity))
    return identity
  if (plain.some((kind) => schema instanceof kind)) return identity
  throw new Error(
    `Replies cannot hold a schema of type ${schema instanceof z.ZodType ? schema.type : 'no known'}`,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function stripObject(shape: Readonly<Record<string, z.core.$ZodType>>): Strip {
  const members = Object.entries(shape).map(([key, schema]) => [key, compileStrip(schema)] as const)
  return (value) => {
    if (!isObject(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, strip] of members) {
      const inner = value[key]
      if (inner !== undefined) copy[key] = strip === identity ? inner : strip(inner)
    }
    return copy
  }
}
