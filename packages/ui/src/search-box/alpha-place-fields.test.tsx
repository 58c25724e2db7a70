import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { AlphaPlaceFields, type AlphaPlaceFieldsProps } from './alpha-place-fields.tsx'

function setUp(given: Partial<AlphaPlaceFieldsProps> = {}) {
  const [onCountryChange, onAreaChange, onIntent] = [vi.fn(), vi.fn(), vi.fn()]
  const page = renderIntoPage(
    <AlphaPlaceFields
      countryName="country"
      areaName="area"
      countryLabel="Country"
      areaLabel="Region"
      anyCountry="Anywhere"
      anyArea="All regions"
      countryFirst="Choose a country first"
      countries={[
        { value: 'france', text: 'France' },
        { value: 'italy', text: 'Italy' },
      ]}
      areas={[]}
      country=""
      area=""
      onCountryChange={onCountryChange}
      onAreaChange={onAreaChange}
      onIntent={onIntent}
      {...given}
    />,
  )
  const [country, area] = ['country', 'area'].map((name) =>
    page.get<HTMLSelectElement>(`select[name=${name}]`),
  )
  if (!country || !area) throw new Error('There are two selects')
  const texts = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)
  return { page, country, area, texts, onCountryChange, onAreaChange, onIntent }
}

describe('AlphaPlaceFields', () => {
  it('has two named selects, and none for areas before a country', () => {
    const { page, country, area, texts } = setUp()
    expect(page.get(`label[for="${country.id}"]`).textContent).toBe('Country')
    expect(page.get(`label[for="${area.id}"]`).textContent).toBe('Region')
    expect(texts(country)).toEqual(['Anywhere', 'France', 'Italy'])
    expect(texts(area)).toEqual(['Choose a country first'])
    expect([country.disabled, area.disabled]).toEqual([false, true])
  })

  it('reports which country is chosen', () => {
    const { page, country, onCountryChange } = setUp()
    page.choose(country, 'italy')
    expect(onCountryChange).toHaveBeenCalledWith('italy')
  })

  it('offers the areas of the country, and all of them', () => {
    const { page, area, texts, onAreaChange } = setUp({
      country: 'italy',
      areas: [{ value: 'lake-garda', text: 'Lake Garda' }],
      area: 'lake-garda',
    })
    expect(area.disabled).toBe(false)
    expect(area.value).toBe('lake-garda')
    expect(texts(area)).toEqual(['All regions', 'Lake Garda'])
    page.choose(area, '')
    expect(onAreaChange).toHaveBeenCalledWith('')
  })

  it('reports that a visitor is about to use it', () => {
    const { page, country, onIntent } = setUp()
    page.focus(country)
    expect(onIntent).toHaveBeenCalled()
  })
})
