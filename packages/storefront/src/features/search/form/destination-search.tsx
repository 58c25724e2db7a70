import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { criteriaOfDraft } from '@camping/core/search/search-form.rules.ts'
import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { DestinationField } from '@camping/ui/search-box/destination-field.tsx'
import type { DestinationSuggestion } from '@camping/ui/search-box/destination-suggestion.ts'
import { isPartyComplete } from '@camping/ui/search-box/party-field.tsx'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'
import { isTouched } from '../../../kit/routing/touch.browser.ts'
import { rememberSearch, searchOf } from '../../../kit/routing/use-search-navigation.ts'
import type { Chosen } from './use-choose-suggestion.ts'
import { useSaveSearch, useSavedSearches } from './use-saved-searches.ts'
import { useSavedSuggestions } from './use-saved-suggestions.ts'
import type { Origin } from './use-origin.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Opens the dates of the form that the visitor types in: the first of its fields that has a dialog. */
function openDates(): void {
  const form = document.activeElement?.closest('form')
  form?.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog]')?.click()
}

/** Maximum number of earlier searches above the popular list; the history holds more, because some become outdated. */
const mostShown = 4

export interface DestinationSearchProps {
  readonly draft: SearchDraft
  readonly onChange: (change: Partial<SearchDraft>) => void
  /** The current search, and the name of its place. */
  readonly criteria: Criteria
  readonly placeName: string
  readonly origin: Origin
  readonly onChoose: (chosen: Chosen) => 'stays' | 'leaves'
  /** The visitor has chosen a place, but the age of a child is missing: the place waits for the submit. */
  readonly onIncomplete: () => void
  /** The search is running. */
  readonly onDone: () => void
}

/**
 * The free destination field: suggestions by search-16, and the visitor's last searches above the popular ones. While
 * the name of the current place is unchanged, nothing has been typed. A comparison of texts would fail: on pages whose
 * address follows the box, typed text becomes the search.
 */
export function DestinationSearch(props: DestinationSearchProps) {
  const { draft, onChange, criteria, placeName, origin } = props
  const { config, site, today } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const [isRequested, setIsRequested] = useState(false)
  const [typed, setTyped] = useState(false)
  const active = isRequested && !draft.chosen
  const { items, isPopular, settled, failed } = useSuggestions(typed ? draft.text : '', { active, origin })
  const { searches, refresh } = useSavedSearches()
  const recent = useSavedSuggestions(searches).slice(0, mostShown)
  const save = useSaveSearch()

  const suggestions: DestinationSuggestion[] = [
    ...(isPopular && active ? recent : []),
    ...items.map((item) => ({
      id: `${item.type}-${item.id}`,
      kind: item.type,
      text: item.name,
      detail: item.context,
      ...(isPopular ? { group: t('search.popular') } : {}),
    })),
  ]
  const restore = (saved: Criteria) => {
    rememberSearch(saved)
    save(saved)
    props.onDone()
    void navigate(buildPath(site, 'searchAndBook') + searchOf(saved))
  }
  const select = ({ id, text }: DestinationSuggestion) => {
    setTyped(false)
    const saved = searches[recent.findIndex((one) => one.id === id)]
    if (saved) return restore(saved.criteria)
    const item = items.find((one) => `${one.type}-${one.id}` === id)
    if (!item) return undefined
    if (item.type !== 'site' && isTouched(config, site)) {
      onChange({ text, chosen: item })
      return openDates()
    }
    if (!isPartyComplete(draft)) {
      onChange({ text, chosen: item })
      return props.onIncomplete()
    }
    const search = criteriaOfDraft({ draft, criteria, placeName, today })
    const page = props.onChoose({ item, criteria: { ...search, funnel: criteria.funnel }, isPopular })
    return page === 'stays' ? onChange({ text, chosen: null }) : props.onDone()
  }
  return (
    <DestinationField
      name="query"
      label={t('search.destination')}
      placeholder={t('search.destination.placeholder')}
      clearLabel={t('search.destination.clear')}
      value={draft.text}
      onValueChange={(text) => {
        setTyped(true)
        onChange({ text, chosen: null })
      }}
      onOpen={() => {
        setIsRequested(true)
        refresh()
      }}
      suggestions={suggestions}
      onSelect={select}
      {...(settled && !failed ? { status: t('search.suggestions', { count: suggestions.length }) } : {})}
    />
  )
}
