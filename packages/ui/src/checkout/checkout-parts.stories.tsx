import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmationCard } from '../confirmation/confirmation-card.tsx'
import type { ConfirmationCardProps } from '../confirmation/confirmation-card.tsx'
import { OutcomeMark } from '../confirmation/outcome-mark.tsx'
import { MuiButton } from '../islands/mui-button.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { StepList } from './step-list.tsx'
import { SummaryBox } from './summary-box.tsx'
import { PriceLines } from '../price-lines/price-lines.tsx'
import { stayPrices } from '../stories/sample-prices.ts'
import { inIsland } from '../stories/in-island.tsx'
import { sceneSource } from '../stories/scene.ts'

const confirmation: ConfirmationCardProps = {
  status: 'confirmed',
  title: 'Your pitch is booked',
  text: 'We have sent the booking to hannah@example.org. The balance is due on 31 May.',
  referenceLabel: 'Booking reference',
  reference: 'AL7K2Q9',
  copyText: 'Copy',
  copiedText: 'Copied',
  facts: [
    { label: 'Campsite', value: 'Camping Bella Riva' },
    { label: 'Stay', value: '12–26 July 2025' },
    { label: 'Paid', value: '£381.13' },
  ],
  actions: <MuiButton kind="primary">To my booking</MuiButton>,
}

const meta: Meta<typeof ConfirmationCard> = {
  title: 'Components/Checkout/Steps, summary and outcome',
  component: ConfirmationCard,
  args: confirmation,
  decorators: [inIsland],
}
export default meta

type Story = StoryObj<typeof ConfirmationCard>
export const Confirmed: Story = {}
export const Requested: Story = { args: { status: 'requested', title: 'Your request is on its way' } }
export const Pending: Story = { args: { status: 'pending', title: 'Ihre Zahlung wird noch geprüft' } }
export const Failed: Story = {
  args: {
    status: 'failed',
    title: 'Die Zahlung ist fehlgeschlagen',
    text: 'Es wurde nichts abgebucht. Ihr Platz ist noch 30 Minuten reserviert.',
    actions: <MuiButton kind="primary">Jetzt bezahlen</MuiButton>,
  },
}
export const Outcomes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <OutcomeMark outcome="confirmed" />
      <OutcomeMark outcome="requested" />
      <OutcomeMark outcome="pending" />
      <OutcomeMark outcome="failed" />
    </div>
  ),
}
const timer = {
  text: 'Held for you:',
  formatLeft: (ms: number) =>
    `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`,
  announcements: [
    { minutes: 5, text: '5 minutes left' },
    { minutes: 1, text: '1 minute left' },
  ],
  expiredText: 'The hold has ended. Prices may have changed.',
}
export const Timers: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <HoldTimer {...timer} renderedAt={Date.now()} expiresAt={Date.now() + 900_000} />
      <HoldTimer {...timer} renderedAt={Date.now()} expiresAt={Date.now() + 200_000} />
      <HoldTimer {...timer} renderedAt={Date.now()} expiresAt={Date.now() - 1} />
    </div>
  ),
}
export const Steps: Story = {
  render: () => (
    <StepList
      label="Schritte"
      positionText="Schritt 1 von 4: Zusatzleistungen und Schutz"
      current="extras"
      steps={[
        { id: 'extras', text: 'Zusatzleistungen und Schutz' },
        { id: 'travellers', text: 'Reisende' },
        { id: 'plan', text: 'Zahlungsweise' },
        { id: 'pay', text: 'Prüfen und bezahlen' },
      ]}
    />
  ),
}
export const Summary: Story = {
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <SummaryBox
        title="Your stay"
        picture={{ src: sceneSource(0) }}
        name="Camping Bella Riva"
        place="Peschiera, Lake Garda, Italy"
        facts={[
          { label: 'Arrival', value: 'Sat 12 July, from 3 pm' },
          { label: 'Departure', value: 'Sat 26 July, until 10 am' },
          { label: 'Guests', value: '2 adults, 2 children (6, 9)' },
          { label: 'In', value: 'Mobile home Comfort' },
        ]}
        total={{ label: 'Total', amount: '£1,270.44' }}
        labels={{ show: 'Show your stay', hide: 'Hide your stay' }}
      >
        <PriceLines {...stayPrices} />
      </SummaryBox>
    </div>
  ),
}
