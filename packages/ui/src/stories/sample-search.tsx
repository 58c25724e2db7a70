import { useState } from 'react'
import { DateField } from '../search-box/date-field.tsx'
import { DestinationField } from '../search-box/destination-field.tsx'
import type { DestinationSuggestion } from '../search-box/destination-suggestion.ts'
import { DurationField } from '../search-box/duration-field.tsx'
import { PartyField } from '../search-box/party-field.tsx'
import type { PartyFieldLabels, PartyValue } from '../search-box/party-field.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { InEdition } from './story-edition.tsx'
import { PanelSheet } from '../popups/panel-sheet.tsx'

export const suggestions: DestinationSuggestion[] = [
  {
    id: '0',
    kind: 'recent',
    text: 'Ardèche',
    detail: 'Camping · 12–26 July · 2 adults, 2 children',
    group: 'Your recent searches',
  },
  { id: '1', kind: 'area', text: 'Lake Garda', detail: 'Italy', group: 'Popular now' },
  { id: '2', kind: 'city', text: 'Garda', detail: 'Lake Garda, Italy', group: 'Popular now' },
  {
    id: '3',
    kind: 'site',
    text: 'Camping Garda Bella Riva',
    detail: 'Lake Garda, Italy',
    group: 'Popular now',
  },
  { id: '4', kind: 'country', text: 'Italy', group: 'Popular now' },
]

export const partyLabels: PartyFieldLabels = {
  title: 'Who is coming?',
  adults: 'Adults',
  adultsHint: 'From 18 years',
  children: 'Children',
  childrenHint: '0 to 17 years',
  fewerAdults: 'Remove one adult',
  moreAdults: 'Add one adult',
  fewerChildren: 'Remove one child',
  moreChildren: 'Add one child',
  childAge: (number) => `Age of child ${number}`,
  chooseAge: 'Choose age',
  age: (years) => (years === 1 ? '1 year' : `${years} years`),
  ageMissing: 'Please choose the age of every child.',
  done: 'Done',
  close: 'Close',
}

export const germanPartyLabels: PartyFieldLabels = {
  title: 'Wer reist mit?',
  adults: 'Erwachsene',
  adultsHint: 'Ab 18 Jahren',
  children: 'Kinder und Jugendliche',
  childrenHint: '0 bis 17 Jahre am Anreisetag',
  fewerAdults: 'Ein Erwachsener weniger',
  moreAdults: 'Ein Erwachsener mehr',
  fewerChildren: 'Ein Kind weniger',
  moreChildren: 'Ein Kind mehr',
  childAge: (number) => `Alter von Kind ${number}`,
  chooseAge: 'Bitte wählen',
  age: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  ageMissing: 'Bitte geben Sie das Alter aller Kinder an.',
  done: 'Übernehmen',
  close: 'Close',
}

/** A search box with state, in English or long German. */
export function SampleSearch({ layout, long }: { layout?: 'bar' | 'stacked'; long?: boolean }) {
  const [text, setText] = useState('')
  const [nights, setNights] = useState(7)
  const [party, setParty] = useState<PartyValue>({ adults: 2, childAges: [6, 9] })
  const [missing, setMissing] = useState(false)
  const children = party.childAges.length
  return (
    <InEdition>
      <SearchBox
        action="/search"
        label={long ? 'Urlaub suchen' : 'Search holidays'}
        layout={layout}
        submitLabel={long ? 'Ferienplatz suchen' : 'Search'}
        onSubmit={(event) => event.preventDefault()}
        destination={
          <DestinationField
            name="query"
            label={long ? 'Land, Region oder Campingplatz' : 'Where to?'}
            placeholder={long ? 'Zum Beispiel Mecklenburgische Seenplatte' : 'Country, area or campsite'}
            value={text}
            onValueChange={setText}
            suggestions={suggestions.filter((s) => s.text.toLowerCase().includes(text.toLowerCase()))}
            onSelect={(s) => setText(s.text)}
            status={long ? 'Vorschläge' : 'Nothing found. Try a country or an area.'}
            clearLabel={long ? 'Leeren' : 'Clear'}
          />
        }
        date={
          <DateField
            name="date"
            label={long ? 'Anreisetag' : 'Arrival'}
            value="2025-07-12"
            text={long ? 'Sa., 12. Juli 2025' : 'Sat 12 July'}
            spoken={long ? 'Anreisetag: Sa., 12. Juli 2025' : 'Arrival: Sat 12 July'}
          />
        }
        duration={
          <DurationField
            name="duration"
            label={long ? 'Aufenthaltsdauer' : 'How long?'}
            value={nights}
            options={[2, 3, 7, 10, 14].map((n) => ({
              nights: n,
              text: long ? `${n} Nächte` : `${n} nights`,
            }))}
            onValueChange={setNights}
          />
        }
        party={
          <PartyField
            Sheet={PanelSheet}
            adultsName="adults"
            childAgeName="child"
            value={party}
            onValueChange={setParty}
            summary={
              long
                ? `${party.adults} Erwachsene, ${children} Kinder`
                : `${party.adults} adults, ${children} ${children === 1 ? 'child' : 'children'}`
            }
            labels={long ? germanPartyLabels : partyLabels}
            showMissing={missing}
            onDone={(complete) => setMissing(!complete)}
          />
        }
      />
    </InEdition>
  )
}
