/** Where a test is: its file, its title, and for a table of cases the words of the case. */
export type Proof = readonly [file: string, title: string, tableCase?: string]

/** Items that one place holds and one test proves. */
export interface Claim {
  /** A rule of docs/product that asks for them. */
  readonly rule: string
  /** The file that holds them, from the root of the repository. */
  readonly file: string
  /**
   * The test that fails when one of them is gone. Its title as in the source, or `group › title` where two tests of a
   * file have the same one; a template stays as it is written (`%s is %s`).
   */
  readonly test?: Proof
  /** The number of the decision by which the product differs on purpose. */
  readonly decision?: string
  /** What is missing, in a sentence: the item is not there, or nothing proves it. */
  readonly open?: string
  /** Our words for each item, by its id within the area. */
  readonly items: Readonly<Record<string, string>>
}

/** One chapter of the page. Its ids begin with the area. */
export interface CoverageArea {
  readonly area: string
  readonly title: string
  readonly claims: readonly Claim[]
}

/** One item of the page. */
export interface CoverageRow extends Omit<Claim, 'items'> {
  readonly id: string
  readonly words: string
}

/** The items of an area, in the order they are written in. */
export const rowsOf = ({ area, claims }: CoverageArea): CoverageRow[] =>
  claims.flatMap(({ items, ...claim }) =>
    Object.entries(items).map(([id, words]) => ({ ...claim, id: `${area}.${id}`, words })),
  )

/** proved: a test holds it. decided: we differ on purpose. open: missing, or without a test. */
export const stateOf = ({
  open,
  decision,
}: Pick<Claim, 'open' | 'decision'>): 'proved' | 'decided' | 'open' => {
  if (open !== undefined) return 'open'
  return decision === undefined ? 'proved' : 'decided'
}

/** A claim with a test, in the order that rows are read in. */
export const proved = (
  ...[rule, file, test, items]: readonly [rule: string, file: string, test: Proof, items: Claim['items']]
): Claim => ({ rule, file, test, items })
