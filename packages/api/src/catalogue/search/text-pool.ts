/** Parses JSON texts, equal ones once: the results share one object. */
export function createTextPool<Value>(): (json: string) => Value {
  const known = new Map<string, Value>()
  return (json) => {
    let value = known.get(json)
    if (value === undefined) {
      value = JSON.parse(json) as Value
      known.set(json, value)
    }
    return value
  }
}
