import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { expect, it } from 'vitest'
import { renderPart } from '../../../testing/render-part.tsx'
import { FilterGroups } from './filter-groups.tsx'

it('the groups 192, 4730 and 4723 of facilities are open at first, others are not', async () => {
  const ids = [192, 4730, 4723, 5000]
  const facilities = ids.map((id) => ({
    id,
    title: `Group ${id}`,
    items: [
      { id: id + 9000, name: 'Pool', count: 3 },
      { id: id + 19_000, name: 'Slide', count: 2 },
    ],
  }))
  const facets = { ...searchFixture.facets, facilities }
  await renderPart(<FilterGroups criteria={emptyCriteria} facets={facets} onChange={() => undefined} />, [])
  const groups = [...document.querySelectorAll('details')]
  const open = ids.map((id) =>
    groups.find(({ textContent }) => textContent.startsWith(`Group ${id}`))?.hasAttribute('open'),
  )
  expect(open).toEqual([true, true, true, false])
})
