import { siteCodeOf } from '@camping/editions/markets.ts'
import type { RootContext } from '../../platform/server/request-context.ts'
import { invalid } from '../../platform/problem-error.ts'

/**
 * Refuses a brand or locale that is not served: these calls name the edition in a field, not in the path.
 * @throws ProblemError 400 with the field.
 */
export function checkEdition(
  { brand, locale }: { brand: string; locale: string },
  { brands }: Pick<RootContext, 'brands'>,
): void {
  const access = brands.get(brand)
  if (!access) throw invalid('brand', 'Unknown brand')
  const site = siteCodeOf(locale)
  if (!site || !access.sites.includes(site)) throw invalid('locale', 'No edition of the brand')
}
