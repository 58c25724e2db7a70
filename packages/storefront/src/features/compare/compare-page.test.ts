import { compareSites } from '@camping/contract/compare.endpoints.ts'
import { compareReply } from '@camping/contract/compare.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { compareOf } from '@camping/testkit/fixtures/compare.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { accommodationsFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../testing/render-test-page.ts'

const [site] = searchFixture.sites
const two = compareOf([site!, { ...site!, id: 99, name: 'Lake Camp' }], accommodationsFixture)
const answers = [replies(compareSites, compareReply, two)]
const compare = (query: string) => renderTestPage({ address: `/uk/compare${query}`, answers })

describe('the comparison', () => {
  const query = `?items=${site!.id}&items=99&date=2027-07-03&adults=3`

  it('is a table with a column for each and a label for each row', async () => {
    const { page } = await compare(query)
    const columns = [...page.querySelectorAll('th[scope=col]')].map(
      (cell) => cell.querySelector('a')?.textContent,
    )
    expect(columns).toEqual([undefined, site!.name, 'Lake Camp'])
    for (const row of page.querySelectorAll('tbody tr:has(td)')) {
      expect(row.querySelector('th[scope=row]')?.textContent).toBeTruthy()
      expect(row.querySelectorAll('td')).toHaveLength(2)
    }
  })

  it('marks the rows that differ, and no others', async () => {
    const { page } = await compare(query)
    const rows = [...page.querySelectorAll('tbody tr')]
    const marked = (label: string) =>
      rows
        .find((row) => row.querySelector('th')?.textContent?.startsWith(label))
        ?.textContent?.includes('Differs')
    expect([marked('Dishwasher'), marked('Outdoor pool')]).toEqual([true, false])
  })

  it('has the address without each column, with the stay', async () => {
    const { page } = await compare(query)
    const links = [...page.querySelectorAll('th a[aria-label^="Remove"]')].map((link) =>
      link.getAttribute('href'),
    )
    const { date } = accommodationsFixture.stay
    expect(links).toEqual([
      `/uk/compare?items=99&date=${date}&adults=3`,
      `/uk/compare?items=${site!.id}&date=${date}&adults=3`,
    ])
  })

  it.each(['', '?items=', '?items=x&items=-1'])('of nothing (%j) shows how to begin', async (nothing) => {
    const { page } = await compare(nothing)
    expect(page.querySelector('table')).toBeNull()
    expect(page.body.textContent).toContain('Nothing to compare yet')
  })
})
