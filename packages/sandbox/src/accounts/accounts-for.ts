import { account, testAccounts, type TestAccount } from './test-accounts.data.ts'

/** An edition that uses the sandbox for payments. */
export interface PaidEdition {
  /** Brand and site code: `fjord-nl`. */
  readonly name: string
  readonly currency: string
}

/**
 * Returns the same number for the same name on every machine, so that stored bank data stays with its account between
 * two starts.
 */
function numberOf(name: string): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9000
  return 1000 + hash
}

/**
 * A test account for every edition: the one of the table, or a generated one for a new brand. All numbers are unique.
 */
export function accountsFor(editions: readonly PaidEdition[]): TestAccount[] {
  const taken = new Set<number>()
  const known = new Map(testAccounts.map((one) => [one.name, one]))
  const made = new Map<string, TestAccount>()
  for (const { name, currency } of editions.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    let number = numberOf(name)
    while (taken.has(number)) number = number === 9999 ? 1000 : number + 1
    if (!known.has(name)) taken.add(number)
    made.set(name, known.get(name) ?? account(name, number, currency))
  }
  return editions.flatMap(({ name }) => made.get(name) ?? [])
}
