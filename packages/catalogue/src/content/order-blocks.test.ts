import { facetsMessages } from '@camping/editions/messages/facets.messages.ts'
import { messageSets } from '@camping/editions/markets.ts'
import { resultsMessages } from '@camping/editions/messages/results.messages.ts'
import { expect, it } from 'vitest'
import { localise } from '../texts/localised.ts'
import { orderBlocks } from './order-blocks.ts'

it.each(messageSets)('the page about the order of results and the list agree in %s', (set) => {
  const page = orderBlocks.map(({ heading, body }) => [
    heading && localise(heading)[set],
    localise(body)[set],
  ])
  for (const [label, how] of [
    ['results.sort.popular-desc', 'facets.sort.how.popular'],
    ['results.sort.price-asc', 'facets.sort.how.price'],
    ['results.sort.reviews-desc', 'facets.sort.how.reviews'],
  ] as const)
    expect(page).toContainEqual([resultsMessages[label][set], facetsMessages[how][set]])
  // A page fills in no values.
  expect(JSON.stringify(page)).not.toContain('{')
})
