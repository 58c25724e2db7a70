import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartButton } from '../heart-button/heart-button.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { Rating } from '../rating/rating.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { InEdition } from '../stories/story-edition.tsx'
import { Badge } from './badge.tsx'
import { ChipRow } from './chip.tsx'

const meta: Meta<typeof Badge> = { title: 'Components/Content/Facts', component: Badge }
export default meta

type Story = StoryObj<typeof Badge>
export const Badges: Story = {
  render: () => (
    <InEdition>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge>Fully booked</Badge>
        <Badge tone="brand">New</Badge>
        <Badge tone="accent">−15%</Badge>
        <Badge tone="positive" icon="check">
          Kostenfrei stornierbar bis 12. Juni
        </Badge>
        <Badge tone="warning">Only 2 left for your dates</Badge>
        <Badge tone="danger">Payment failed</Badge>
      </p>
    </InEdition>
  ),
}
export const Chips: Story = {
  render: () => (
    <InEdition>
      <ChipRow
        label="Active filters"
        chips={[
          { id: '1', text: 'Swimming pool', removeHref: '#1', removeLabel: 'Remove Swimming pool' },
          {
            id: '2',
            text: 'Haustiere erlaubt',
            removeHref: '#2',
            removeLabel: 'Haustiere erlaubt entfernen',
          },
        ]}
        clear={{ text: 'Clear all', href: '#' }}
      />
    </InEdition>
  ),
}
export const Ratings: Story = {
  render: () => (
    <InEdition>
      <div style={{ display: 'grid', gap: 8 }}>
        {[5, 4.6, 3.2, 0].map((score) => (
          <Rating
            key={score}
            score={score}
            scoreText={score.toFixed(1)}
            countText="412 reviews"
            label={`${score} out of 5`}
          />
        ))}
      </div>
    </InEdition>
  ),
}
export const Prices: Story = {
  tags: ['dark', 'german'],
  render: () => (
    <InEdition>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
        <PriceTag caption="Total for 14 nights" total="£968" note="incl. tourist tax" />
        <PriceTag
          caption="Gesamtpreis für 14 Nächte"
          total="1.284,50 €"
          before="1.510,00 €"
          beforeLabel="Niedrigster Preis der letzten 30 Tage"
          discount="−15 %"
          note="inkl. Kurtaxe und Endreinigung"
          size="lg"
        />
        <PriceTag prefix="from" total="£312" note="7 nights, 2 adults" />
      </div>
    </InEdition>
  ),
}
export const Hearts: Story = {
  render: () => (
    <InEdition>
      <div style={{ display: 'flex', gap: 16 }}>
        <HeartButton id={7} saved={false} label="Save Lido Verde" onToggle={() => {}} />
        <HeartButton id={7} saved label="Save Camping Laguna Blu" onToggle={() => {}} />
        <HeartButton id={7} saved={false} label="Save Camping Bella Riva" text="Save" onToggle={() => {}} />
      </div>
    </InEdition>
  ),
}
export const Skeletons: Story = {
  render: () => (
    <InEdition>
      <div style={{ maxWidth: 320 }}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </div>
    </InEdition>
  ),
}
