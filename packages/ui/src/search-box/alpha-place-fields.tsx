import styles from './alpha-place-fields.module.css'
import { SearchSelect } from './duration-field.tsx'

interface PlaceOption {
  /** The submitted value. */
  value: string
  text: string
}

export interface AlphaPlaceFieldsProps {
  /** Form names. */
  countryName: string
  /** Form name of the area. */
  areaName: string
  /** Label of the country. */
  countryLabel: string
  /** Label of the area. */
  areaLabel: string
  /** First option of the countries: "Anywhere in Europe". */
  anyCountry: string
  /** First option of the areas: "All regions". */
  anyArea: string
  /** Replaces it while no country is chosen. */
  countryFirst: string
  /** All countries of the edition. */
  countries: PlaceOption[]
  /** Areas of the chosen country. */
  areas: PlaceOption[]
  /** Empty for none. */
  country: string
  /** Empty for none. */
  area: string
  /** Receives the country; its areas follow. */
  onCountryChange: (country: string) => void
  /** Receives the area. */
  onAreaChange: (area: string) => void
  /** The visitor is about to use the fields: the moment to load the areas. */
  onIntent?: () => void
}

/**
 * The destination in the Alpha search box: a country, then one of its areas. Native selects, side by side where they
 * fit.
 */
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
