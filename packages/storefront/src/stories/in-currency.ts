/** A reply with its pounds in another currency, for editions that use one. Amounts stay unchanged. */
export function inCurrency<Value>(value: Value, currency: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"GBP"', JSON.stringify(currency))) as Value
}
