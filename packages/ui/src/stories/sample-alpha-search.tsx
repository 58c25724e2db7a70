import { useState } from 'react'
import { AlphaPlaceFields } from '../search-box/alpha-place-fields.tsx'
import { DateField } from '../search-box/date-field.tsx'
import { DurationField } from '../search-box/duration-field.tsx'
import { PartyField, type PartyValue } from '../search-box/party-field.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { germanPartyLabels, partyLabels } from './sample-search.tsx'
import { InEdition } from './story-edition.tsx'
import { PanelSheet } from '../popups/panel-sheet.tsx'

const english = {
  country: 'Country',
  area: 'Region',
  anyCountry: 'Anywhere in Europe',
  anyArea: 'All regions',
  countryFirst: 'Choose a country first',
}
const german = {
  country: 'Land',
  area: 'Region',
  anyCountry: 'Ganz Europa',
  anyArea: 'Alle Regionen',
  countryFirst: 'Erst ein Land wählen',
}

const countries = [
  { value: 'germany', text: 'Deutschland' },
  { value: 'france', text: 'France' },
  { value: 'italy', text: 'Italy' },
]
const areas: Record<string, { value: string; text: string }[]> = {
  germany: [{ value: 'lakes', text: 'Mecklenburgische Seenplatte und Umgebung' }],
  france: [{ value: 'ardeche', text: 'Ardèche' }],
  italy: [
    { value: 'adriatic', text: 'Adriatic coast' },
    { value: 'lake-garda', text: 'Lake Garda' },
  ],
}

export interface SampleAlphaSearchProps {
  country?: string
  area?: string
  layout?: 'bar' | 'stacked'
  long?: boolean
}

/** The Alpha search box with state, in English or long German. */
export function SampleAlphaSearch(props: SampleAlphaSearchProps) {
  const { layout, long } = props
  const [country, setCountry] = useState(props.country ?? '')
  const [area, setArea] = useState(props.area ?? '')
  const [nights, setNights] = useState(7)
  const [party, setParty] = useState<PartyValue>({ adults: 2, childAges: [6, 9] })
  const words = long ? german : english
  return (
    <InEdition>
      <SearchBox
        action="/search"
        label={long ? 'Urlaub suchen' : 'Search holidays'}
        layout={layout}
        submitLabel={long ? 'Ferienplatz suchen' : 'Search'}
        onSubmit={(event) => event.preventDefault()}
        destination={
          <AlphaPlaceFields
            countryName="country"
            areaName="area"
            countryLabel={words.country}
            areaLabel={words.area}
            anyCountry={words.anyCountry}
            anyArea={words.anyArea}
            countryFirst={words.countryFirst}
            countries={countries}
            areas={areas[country] ?? []}
            country={country}
            area={area}
            onCountryChange={(next) => {
              setCountry(next)
              setArea('')
            }}
            onAreaChange={setArea}
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
            options={[2, 7, 14].map((n) => ({ nights: n, text: long ? `${n} Nächte` : `${n} nights` }))}
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
            summary={long ? '2 Erwachsene, 2 Kinder' : '2 adults, 2 children'}
            labels={long ? germanPartyLabels : partyLabels}
          />
        }
      />
    </InEdition>
  )
}
