import styles from './alpha-place-fields.module.css'
import { SearchSelect } from './duration-field.tsx'

export interface PlaceOption {
  /** What the form sends. */
  value: string
  text: string
}

export interface AlphaPlaceFieldsProps {
  /** Form names. */
  countryName: string
  areaName: string
  countryLabel: string
  areaLabel: string
  /** First choice of the countries: "Anywhere in Europe". */
  anyCountry: string
  /** First choice of the areas: "All regions". */
  anyArea: string
  /** In its place while no country is chosen. */
  countryFirst: string
  countries: PlaceOption[]
  /** Of the chosen country. */
  areas: PlaceOption[]
  /** Empty for none. */
  country: string
  area: string
  onCountryChange: (country: string) => void
  onAreaChange: (area: string) => void
  /** The visitor reaches for the fields: time to load the areas. */
  onIntent?: () => void
}

/** The place of the Alpha search box: a country, then an area of it. Native selects, one beside the other where there is room. */
export function AlphaPlaceFields(props: AlphaPlaceFieldsProps) {
  const { country, onIntent } = props
  return (
    <div className={styles.places} data-places onPointerEnter={onIntent} onFocus={onIntent}>
      <SearchSelect
        name={props.countryName}
        label={props.countryLabel}
        icon="pin"
        value={country}
        emptyText={props.anyCountry}
        options={props.countries}
        onValueChange={props.onCountryChange}
      />
      <SearchSelect
        name={props.areaName}
        label={props.areaLabel}
        icon="map"
        value={props.area}
        emptyText={country ? props.anyArea : props.countryFirst}
        options={props.areas}
        disabled={!country}
        onValueChange={props.onAreaChange}
      />
    </div>
  )
}
