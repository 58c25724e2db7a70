import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { compareSearch } from './compare-search.ts'

/** The form of the boxes of a list: they open the comparison with the stay of the list. */
export function PlainCompare({ criteria }: { criteria: Criteria }) {
  const { site, config } = useApp()
  const t = useText()
  if (!config.supports.destinations) return null
  return (
    <form id="compare" method="get" action={buildPath(site, 'compare')}>
      {[...new URLSearchParams(compareSearch([], criteria))].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('results.card.compare')}</Button>
    </form>
  )
}
