import { compareLimit } from '@camping/contract/limits.ts'
import { compareSearch } from '../../kit/compare/compare-search.ts'
import { compareCleared } from '@camping/core/compare/compare.slice.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CompareBar } from '@camping/ui/compare/compare-bar.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useText } from '../../kit/format/use-text.ts'

/** What this tab has chosen to compare, and the way to the comparison, with the stay of the page. */
export function CompareTray({ criteria }: { criteria: Criteria }) {
  useLazyWords('compare')
  const { site } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(({ compare }) => compare?.items) ?? []
  const search = compareSearch(
    chosen.map(({ item }) => item),
    criteria,
  )
  return (
    <CompareBar
      label={t('compare.tray.label')}
      count={t('compare.tray.count', { count: chosen.length, most: compareLimit })}
      names={chosen.map(({ name }) => name)}
      {...(chosen.length > 1 ? { href: buildPath(site, 'compare') + search } : {})}
      action={t('compare.tray.compare')}
      clearLabel={t('compare.tray.clear')}
      onClear={() => dispatch(compareCleared())}
    />
  )
}
