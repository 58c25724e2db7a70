/** A reply with its pounds called by another name, for editions with another currency. Amounts stay as they are. */
export function inCurrency<Value>(value: Value, currency: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"GBP"', JSON.stringify(currency))) as Value
}
