import type { Criteria } from '@camping/core/search/criteria.ts'
import { criteriaOfDraft } from '@camping/core/search/search-draft.ts'
import type { SearchDraft } from '@camping/core/search/search-slice.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { DestinationField, type DestinationSuggestion } from '@camping/ui/search-box/destination-field.tsx'
import { isPartyComplete } from '@camping/ui/search-box/party-field.tsx'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { useNavigate } from '../routing/navigation.tsx'
import { rememberSearch, searchOf } from '../routing/use-search-navigation.ts'
import type { Chosen } from './use-choose-suggestion.ts'
import { useKeepSearch, useKeptSearches } from './use-kept-searches.ts'
import { useKeptSuggestions } from './use-kept-suggestions.ts'
import type { Origin } from './use-origin.ts'
import { useSuggestions } from './use-suggestions.ts'

/** So many earlier searches stand above the popular list; the history holds more, for those that time outdates. */
const mostShown = 4

export interface DestinationSearchProps {
  readonly draft: SearchDraft
  readonly onChange: (change: Partial<SearchDraft>) => void
  /** What is searched now, and the name of its place. */
  readonly criteria: Criteria
  readonly placeName: string
  readonly origin: Origin
  readonly onChoose: (chosen: Chosen) => 'stays' | 'leaves'
  /** A place was chosen while the age of a child is missing: it waits for the form to be sent. */
  readonly onIncomplete: () => void
  /** The search is on its way. */
  readonly onDone: () => void
}

/**
 * The free destination field: suggestions as SPEC.md §4 wants them, and above the popular ones the visitor's last searches.
 * As long as the name of the present place is untouched, nothing has been typed. Comparing texts would not tell: on pages
 * whose address follows the box, what was typed becomes what is searched.
 */
export function DestinationSearch(props: DestinationSearchProps) {
  const { draft, onChange, criteria, placeName, origin } = props
  const { site, today } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [typed, setTyped] = useState(false)
  const active = asked && !draft.chosen
  const { items, isPopular, settled, failed } = useSuggestions(typed ? draft.text : '', { active, origin })
  const { searches, refresh } = useKeptSearches()
  const recent = useKeptSuggestions(searches).slice(0, mostShown)
  const keep = useKeepSearch()

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
  const restore = (kept: Criteria) => {
    rememberSearch(kept)
    keep(kept)
    props.onDone()
    navigate(buildPath(site, 'searchAndBook') + searchOf(kept))
  }
  const select = ({ id, text }: DestinationSuggestion) => {
    setTyped(false)
    const kept = searches[recent.findIndex((one) => one.id === id)]
    if (kept) return restore(kept.criteria)
    const item = items.find((one) => `${one.type}-${one.id}` === id)
    if (!item) return undefined
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
        setAsked(true)
        refresh()
      }}
      suggestions={suggestions}
      onSelect={select}
      {...(settled && !failed ? { status: t('search.suggestions', { count: suggestions.length }) } : {})}
    />
  )
}
