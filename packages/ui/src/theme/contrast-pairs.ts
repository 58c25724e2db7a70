import type { DerivedRoles, NightRoles } from './derived-roles.ts'
import type { ThemeColours } from './tokens.ts'

type ColourRole = keyof ThemeColours | keyof DerivedRoles | keyof NightRoles

/** Two roles that components combine, with the required ratio. */
export interface ContrastPair {
  readonly front: ColourRole
  readonly back: ColourRole
  readonly needed: 3 | 4.5
}

const grounds: ColourRole[] = ['ground', 'surface', 'sunken']
const tints: ColourRole[] = ['brandSoft', 'accentSoft', 'positiveSoft', 'warningSoft', 'dangerSoft']

const of = (needed: 3 | 4.5, front: ColourRole, backs: ColourRole[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, needed }))

/**
 * Every pair of roles that the components combine: text 4.5, edges of controls and focus rings 3 (design-2).
 * used-pairs.test.ts reads the stylesheets and fails for a pair that is not listed here.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...of(4.5, 'ink', [...grounds, ...tints]),
  ...of(4.5, 'inkSoft', grounds),
  ...of(4.5, 'brand', [...grounds, 'brandSoft', 'accentSoft']),
  ...of(4.5, 'brandHover', grounds),
  ...of(4.5, 'onBrand', ['brand', 'brandHover']),
  ...of(4.5, 'onAccent', ['accent', 'accentHover']),
  ...of(4.5, 'positive', [...grounds, 'positiveSoft']),
  ...of(4.5, 'warning', [...grounds, 'warningSoft']),
  ...of(4.5, 'danger', [...grounds, 'dangerSoft']),
  ...of(4.5, 'surface', ['danger']),
  ...of(4.5, 'ground', ['ink']),
  ...of(4.5, 'onNight', ['night']),
  ...of(4.5, 'onBand', ['band']),
  ...of(3, 'control', ['ground', 'surface']),
  ...of(3, 'brand', grounds),
]
