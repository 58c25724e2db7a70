import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { DestinationsMenu, type DestinationsMenuProps } from './destinations-menu.tsx'

const camping = { id: 'camping', name: 'Camping' }
const parks = { id: 'parks', name: 'Holiday parks' }
const menu: DestinationsMenuProps = {
  id: 'destinations',
  label: 'Destinations',
  funnels: [camping, parks],
  funnel: 'camping',
  onFunnel: () => undefined,
  countries: [
    { id: 'italy', name: 'Italy', flag: 'it', href: '/camping/italy' },
    { id: 'france', name: 'France', flag: 'fr', href: '/camping/france' },
  ],
  country: 'italy',
  onCountry: () => undefined,
  viewAll: { href: '/camping/italy', text: 'View all areas in Italy' },
  areas: [
    { href: '/camping/italy/garda', text: 'Lake Garda' },
    { href: '/camping/italy/tuscany', text: 'Tuscany' },
  ],
  popularTitle: 'Popular campsites in Italy',
  popular: [{ href: '/camping/italy/garda', name: 'Lake Garda', src: (width) => `/garda-${width}` }],
  closeLabel: 'Close',
  onClose: () => undefined,
}
const show = (change: Partial<DestinationsMenuProps> = {}) =>
  renderIntoPage(<DestinationsMenu {...menu} {...change} />)
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('the destinations menu', () => {
  it('has a tab for each funnel where there are several, and none for one', () => {
    expect(texts(show().all('[role=tab]'))).toEqual(['Camping', 'Holiday parks'])
    expect(show({ funnels: [camping] }).all('[role=tab]')).toEqual([])
  })

  it('lists the countries with their flags', () => {
    const countries = show()
      .all('a')
      .filter((link) => link.querySelector('[data-flag]'))
    expect(
      countries.map((link) => [
        link.textContent,
        link.querySelector<HTMLElement>('[data-flag]')?.dataset['flag'],
      ]),
    ).toEqual([
      ['Italy', 'it'],
      ['France', 'fr'],
    ])
  })

  it('leads to all areas of the country and to each', () => {
    const page = show()
    const links = page.all('a').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual(
      expect.arrayContaining([
        ['View all areas in Italy', '/camping/italy'],
        ['Lake Garda', '/camping/italy/garda'],
        ['Tuscany', '/camping/italy/tuscany'],
      ]),
    )
  })

  it('shows cards of popular areas, each with its name and a picture', () => {
    const page = show()
    expect(document.body.textContent).toContain('Popular campsites in Italy')
    const [card] = page.all('a').filter((link) => link.querySelector('img'))
    expect([card?.getAttribute('href'), card?.textContent]).toEqual(['/camping/italy/garda', 'Lake Garda'])
    expect(texts(show({ popular: [] }).all('a img'))).toEqual([])
  })

  it('has a control that closes', () => {
    const onClose = vi.fn()
    const page = show({ onClose })
    page.click(page.get('button[aria-label=Close]'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has its areas in four columns', () => {
    const styles = readFileSync(join(import.meta.dirname, 'destinations-menu.module.css'), 'utf8')
    expect(styles).toMatch(/\.areaList \{[^}]*columns: 4;/)
  })
})
