import type { Criteria } from '@camping/core/search/criteria.ts'
import { criteriaOfDraft, draftOf } from '@camping/core/search/search-draft.ts'
import { draftChanged, type SearchDraft } from '@camping/core/search/search-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { DateField } from '@camping/ui/search-box/date-field.tsx'
import { DestinationField } from '@camping/ui/search-box/destination-field.tsx'
import { DurationField } from '@camping/ui/search-box/duration-field.tsx'
import { isPartyComplete, PartyField } from '@camping/ui/search-box/party-field.tsx'
import { SearchBox } from '@camping/ui/search-box/search-box.tsx'
import { useState, type FormEvent } from 'react'
import { useApp } from '../app/app-context.tsx'
import { usePartyText } from '../format/party-text.ts'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'
import { rememberSearch, searchOf } from '../routing/use-search-navigation.ts'
import { LazyDateDialog, warmDateDialog } from './lazy-date-dialog.tsx'
import { partyLabels } from './party-labels.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useNavigate } from '../routing/navigation.tsx'

/** Nights a visitor can choose; the API takes any from 1 to 60. */
const durations = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]

export interface SearchFormProps {
  /** What is searched now. */
  criteria: Criteria
  /** Name of the place in it, shown in the destination field. */
  placeName?: string
  layout?: 'bar' | 'stacked'
  onDone?: () => void
}

/** The search box with one free destination field ("Bravo", SPEC.md §4): leads to the edition's search-and-book page. */
export function SearchForm({ criteria, placeName = '', layout = 'bar', onDone }: SearchFormProps) {
  const { site, today } = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => state.search.draft) ?? draftOf(criteria, placeName)
  const change = (values: Partial<SearchDraft>) => dispatch(draftChanged({ ...draft, ...values }))
  const [asked, setAsked] = useState(false)
  const [calendar, setCalendar] = useState(false)
  const [tried, setTried] = useState(false)
  const { items, isPopular, settled } = useSuggestions(draft.text, asked && !draft.chosen)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPartyComplete(draft)) return setTried(true)
    const next = criteriaOfDraft({ draft, criteria, placeName, today })
    rememberSearch(next)
    dispatch(draftChanged(null))
    onDone?.()
    const { chosen } = draft
    if (
      chosen?.type === 'site' &&
      chosen.meta.site &&
      chosen.meta.funnel &&
      chosen.meta.country &&
      chosen.meta.area
    ) {
      const params = {
        funnel: chosen.meta.funnel.slug,
        country: chosen.meta.country.slug,
        area: chosen.meta.area.slug,
        site: chosen.meta.site.slug,
      }
      return navigate(
        buildPath(site, 'site', params) + searchOf({ ...next, country: null, area: null, city: null }),
      )
    }
    return navigate(buildPath(site, 'searchAndBook') + searchOf(next))
  }
  const nights = durations.includes(draft.duration)
    ? durations
    : [...durations, draft.duration].sort((a, b) => a - b)
  return (
    <>
      <SearchBox
        action={buildPath(site, 'searchAndBook')}
        label={t('search.label')}
        layout={layout}
        submitLabel={t('search.submit')}
        onSubmit={submit}
        destination={
          <DestinationField
            name="query"
            label={t('search.destination')}
            placeholder={t('search.destination.placeholder')}
            clearLabel={t('search.destination.clear')}
            value={draft.text}
            onValueChange={(text) => change({ text, chosen: null })}
            onOpen={() => setAsked(true)}
            suggestions={items.map((item) => ({
              id: `${item.type}-${item.id}`,
              kind: item.type,
              text: item.name,
              detail: item.context,
            }))}
            onSelect={(suggestion) => {
              const chosen = items.find((item) => `${item.type}-${item.id}` === suggestion.id) ?? null
              change({ text: suggestion.text, chosen })
            }}
            {...(isPopular ? { listTitle: t('search.popular') } : {})}
            {...(settled && !draft.chosen
              ? { status: t('search.suggestions', { count: items.length }) }
              : {})}
          />
        }
        date={
          <DateField
            name="date"
            label={t('search.date')}
            value={draft.date ?? ''}
            text={draft.date ? dates.day(draft.date) : t('search.date.choose')}
            min={today}
            onOpen={() => setCalendar(true)}
            onIntent={warmDateDialog}
            onValueChange={(value) => change({ date: value || null })}
          />
        }
        duration={
          <DurationField
            name="duration"
            label={t('search.duration')}
            value={draft.duration}
            options={nights.map((value) => ({ nights: value, text: t('shell.nights', { nights: value }) }))}
            onValueChange={(duration) => change({ duration })}
          />
        }
        party={
          <PartyField
            adultsName="adults"
            childAgeName="children"
            value={draft}
            onValueChange={({ adults, childAges }) => change({ adults, childAges })}
            summary={party(draft.adults, draft.childAges.length)}
            labels={partyLabels(t)}
            showMissing={tried}
            onDone={(complete) => setTried(!complete)}
          />
        }
      />
      {calendar && (
        <LazyDateDialog
          value={draft.date}
          min={today}
          onClose={() => setCalendar(false)}
          onChange={(date) => {
            change({ date })
            setCalendar(false)
          }}
        />
      )}
    </>
  )
}
