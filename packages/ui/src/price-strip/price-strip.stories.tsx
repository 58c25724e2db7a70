import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PriceStrip } from './price-strip.tsx'
import type { StripDay } from './price-strip.tsx'
import { InEdition, useStoryEdition } from '../stories/story-edition.tsx'

const totals = [
  [undefined, 611.6, 598, undefined, undefined, 734.5, 734.5, 734.5],
  [undefined, undefined, 580.25, 690, 702.4, 702.4, undefined],
].flat()

interface StripArgs {
  state: 'prices' | 'waiting' | 'closed'
  long?: boolean
}

function Strip({ state, long }: StripArgs) {
  const { language } = useStoryEdition()
  const [chosen, setChosen] = useState('2027-07-10')
  const money = (value: number) =>
    long ? `CHF ${(value * 10).toFixed(2)}` : `£${Number.isInteger(value) ? value : value.toFixed(2)}`
  const days = totals.map((total, at): StripDay => {
    const date = `2027-07-${String(at + 3).padStart(2, '0')}`
    const open = state === 'prices' && total !== undefined
    return {
      date,
      text: new Date(`${date}T12:00:00Z`).toLocaleDateString(long ? 'de-CH' : language, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
      }),
      href: `#${date}`,
      current: date === chosen,
      low: total === 580.25,
      ...(open ? { price: money(total) } : {}),
    }
  })
  return (
    <InEdition>
      <div style={{ maxInlineSize: 880 }}>
        <PriceStrip
          label={long ? 'Preise nach Anreisetag' : 'Prices by day of arrival'}
          caption={
            long
              ? 'Tiefster Gesamtpreis für 7 Nächte, je nach Anreisetag'
              : 'Lowest total for 7 nights, by day of arrival'
          }
          days={days}
          waiting={state === 'waiting'}
          lowLabel="lowest price"
          closedLabel="nothing free"
          previous={{ label: 'Earlier days', onClick: () => {} }}
          next={{ label: 'Later days', onClick: () => {} }}
          onSelect={setChosen}
        />
      </div>
    </InEdition>
  )
}

const meta: Meta<typeof Strip> = {
  title: 'Components/Results/PriceStrip',
  component: Strip,
  args: { state: 'prices' },
}
export default meta

export const Prices: StoryObj<typeof Strip> = { tags: ['german'] }
export const LongPrices: StoryObj<typeof Strip> = { args: { long: true } }
export const Waiting: StoryObj<typeof Strip> = { args: { state: 'waiting' } }
export const NothingFree: StoryObj<typeof Strip> = { args: { state: 'closed' } }
