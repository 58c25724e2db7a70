import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from './accordion.tsx'
import { AmountTable } from './amount-table.tsx'
import { BeforeAfterTable } from './before-after-table.tsx'
import { MuiIsland } from './mui-island.tsx'
import { Notice } from './notice.tsx'
import { Way, WayList } from './way-list.tsx'

const meta: Meta<typeof MuiIsland> = {
  title: 'Components/Customer pages/Folds, tables and messages',
  component: MuiIsland,
}
export default meta

type Story = StoryObj<typeof MuiIsland>

export const Folded: Story = {
  args: {
    children: (
      <Accordion
        parts={[
          {
            id: 'there',
            icon: 'map',
            title: 'Anreise und Schlüsselübergabe',
            content: 'Über die Uferstrasse.',
          },
          { id: 'bring', icon: 'tent', title: 'Mitbringen', content: 'Bettwäsche und Handtücher.' },
          { id: 'news', icon: 'clock', title: 'Was sich geändert hat', content: 'Nichts.', whenOpen: true },
        ]}
      />
    ),
  },
}
export const Unfolded: Story = {
  ...Folded,
  tags: ['dark'],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Mitbringen' })
    await expect(canvas.getByText('Bettwäsche und Handtücher.')).not.toBeVisible()
    await userEvent.click(head)
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Bettwäsche und Handtücher.')).toBeVisible()
  },
}
export const Notices: Story = {
  tags: ['dark'],
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Notice title="The price has gone down">You pay £12.40 less.</Notice>
        <Notice kind="success">Your message has been sent.</Notice>
        <Notice kind="warning" title="The price has changed" action={<a href="#prices">See the price</a>} />
        <Notice kind="error" live title="That didn’t work">
          Please try again in a minute.
        </Notice>
      </div>
    ),
  },
}
export const Ways: Story = {
  args: {
    children: (
      <WayList title="Weitere Anmeldemöglichkeiten">
        <Way icon="mail" text="Code per E-Mail anfordern" onClick={() => {}} />
        <Way icon="lock" text="Mit einem Passkey anmelden" onClick={() => {}} />
        <Way icon="info" text="Passwort vergessen?" onClick={() => {}} />
      </WayList>
    ),
  },
}
export const Tables: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 32 }}>
        <AmountTable
          caption="Payments"
          rows={[
            { id: 'first', name: 'Paid on 21 November 2026', amount: '£203.85' },
            { id: 'back', name: 'Refunded on 2 December 2026', detail: 'to your card', amount: '−£5.85' },
          ]}
        />
        <BeforeAfterTable
          nameHead="Line"
          beforeHead="Bisher"
          afterHead="Neu"
          rows={[
            { id: 'dates', name: 'Reisedatum', before: '3.–10. Juli', after: '10.–17. Juli' },
            {
              id: 'unit',
              name: 'Unterkunft',
              before: 'Komfortstellplatz mit Wasseranschluss',
              after: 'Stellplatz',
            },
            { id: 'tax', name: 'Kurtaxe', before: '21,00 €', after: '21,00 €', amounts: true },
            {
              id: 'total',
              name: 'Gesamtpreis',
              before: '1.270,44 €',
              after: '1.184,20 €',
              amounts: true,
              strong: true,
            },
          ]}
        />
      </div>
    ),
  },
}
