import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { alphaBox } from './alpha-box.ts'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

const loadCounting = () => import('./count.browser.ts')

/**
 * The search box of an experiment (search-19); Bravo by default. A visible box never changes. In an experiment it
 * counts an exposure when the box is visible, and a search when the form is sent.
 */
export function ChosenSearchForm(props: SearchFormProps) {
  const { config, market } = useApp()
  const dispatch = useAppDispatch()
  const decided = useAppSelector((state) => state.experiments.flags['searchBox'])
  const picked = takesPart(config) ? decided : undefined
  const Alpha = alphaBox()
  const [shown] = useState(picked === 'alpha' && Alpha ? 'alpha' : 'bravo')
  const Box = shown === 'alpha' && Alpha ? Alpha : SearchForm
  const box = useRef<HTMLDivElement>(null)
  const counts = picked === shown
  const { brand } = config
  const { apiLocale } = market
  useEffect(() => {
    if (!counts) return undefined
    let stop: (() => void) | null = () => {}
    void loadCounting()
      .then(({ countWhenSeen }) => {
        if (stop && box.current) stop = countWhenSeen(box.current, dispatch, { brand, locale: apiLocale })
      })
      // Without its code nothing is counted, and the search still works.
      .catch(() => undefined)
    return () => {
      stop?.()
      stop = null
    }
  }, [counts, dispatch, brand, apiLocale])
  const onDone = () => {
    if (counts)
      void loadCounting().then(
        ({ countSearch }) => countSearch(dispatch),
        () => undefined,
      )
    props.onDone?.()
  }
  return (
    <div ref={box} data-search-box={shown}>
      <Box {...props} onDone={onDone} />
    </div>
  )
}
