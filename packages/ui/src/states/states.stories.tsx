import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button, ButtonLink } from '../button/button.tsx'
import { Toasts } from '../toasts/toasts.tsx'
import type { Toast } from '../toasts/toasts.tsx'
import { HouseMark } from '../logo/house-mark.tsx'
import { Logo } from '../logo/logo.tsx'
import { EmptyState, ErrorState, NotFoundView, OfflineView } from './page-state.tsx'
import { Waiting } from './waiting.tsx'
import { Suggestions } from './suggestions.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/Content/States',
  component: EmptyState,
  args: {
    title: 'No campsite has all of this',
    text: 'Without “Sauna” there are 14. Or move your stay by a few days.',
    actions: <Button kind="brand">Drop “Sauna”: 14 campsites</Button>,
  },
}
export default meta

function ToastDemo() {
  const [toasts, setToasts] = useState<Toast[]>([
    { id: '1', kind: 'success', text: 'Thank you, you are signed up.' },
    { id: '2', kind: 'error', text: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.' },
    { id: '3', kind: 'info', text: 'Saved for this visit only.' },
  ])
  return (
    <Toasts
      toasts={toasts}
      duration={60_000}
      closeLabel="Close"
      onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
    />
  )
}

type Story = StoryObj<typeof EmptyState>
export const Empty: Story = {}
export const EmptyWithWays: Story = {
  render: () => (
    <EmptyState title="Für diese Suche ist nichts frei" text="Eine Änderung genügt. Das finden Sie damit:">
      <Suggestions
        title="Einen Filter weglassen"
        suggestions={[
          { href: '#1', text: 'Ohne „Sauna“', countText: '14 Plätze' },
          { href: '#2', text: 'Ohne „Beheiztes Schwimmbecken mit Kinderbereich“', countText: '1 Platz' },
          { href: '#3', text: 'Ganz ohne Filter', countText: '112 Plätze' },
        ]}
      />
      <Suggestions
        title="An einem anderen Tag anreisen"
        suggestions={[
          { href: '#4', text: 'Fr., 2. Juli', countText: '3 Plätze' },
          { href: '#5', text: 'So., 4. Juli', countText: '5 Plätze' },
        ]}
      />
      <Suggestions title="Nothing of this kind" suggestions={[]} />
    </EmptyState>
  ),
}
export const ErrorPage: Story = {
  render: () => (
    <ErrorState
      title="Da ist etwas schiefgegangen"
      text="Bitte versuchen Sie es gleich noch einmal."
      code="503"
      actions={<Button kind="brand">Noch einmal versuchen</Button>}
    />
  ),
}
export const NotFound: Story = {
  render: () => (
    <NotFoundView
      title="Here the path ends"
      code="404"
      gone="This page is gone or never was."
      hint="Refresh your browser or try again later."
      action={
        <ButtonLink href="#" kind="primary">
          To the front page
        </ButtonLink>
      }
    />
  ),
}
export const Loading: Story = {
  tags: ['dark'],
  render: () => <Waiting heading picture label="Loading" />,
}
export const Offline: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OfflineView
      logo={<Logo href="#" name="Alder Camping" mark={<HouseMark />} />}
      title="You are offline"
      text="There is no connection right now."
      hint="Check your network, then try again."
      actions={
        <ButtonLink href="#" kind="primary">
          Try again
        </ButtonLink>
      }
    />
  ),
}
export const Alerts: Story = {
  tags: ['dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Alert>Names must match your identity cards.</Alert>
      <Alert kind="success" title="Saved">
        Your details were saved.
      </Alert>
      <Alert kind="warning" title="Nur noch 5 Minuten">
        Danach geben wir den Platz wieder frei.
      </Alert>
      <Alert kind="error" title="Payment failed" action={<Button>Try again</Button>}>
        Nothing was charged.
      </Alert>
    </div>
  ),
}
export const ToastQueue: Story = { render: () => <ToastDemo /> }
