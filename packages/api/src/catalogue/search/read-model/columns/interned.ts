/** Many sites share the same terms: each distinct value is stored once, with an index per site. */
export interface Interned<Value> {
  readonly values: readonly Value[]
  readonly of: Int32Array
}

/** Values are equal when their `key` is. */
export function intern<Item, Value>(
  items: readonly Item[],
  { key, value }: { key: (item: Item) => string; value: (item: Item) => Value },
): Interned<Value> {
  const known = new Map<string, number>()
  const values: Value[] = []
  const of = Int32Array.from(items, (item) => {
    const text = key(item)
    const found = known.get(text)
    if (found !== undefined) return found
    known.set(text, values.length)
    values.push(value(item))
    return values.length - 1
  })
  return { values, of }
}
