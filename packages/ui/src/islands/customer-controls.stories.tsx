import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, type Tone } from '../badge/badge.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useState } from 'react'
import { CheckLine } from './form/check-line.tsx'
import { RadioTile } from './form/radio-tile.tsx'
import { MuiButton, MuiButtonLink, MuiIconButton } from './mui-button.tsx'
import { MuiIsland } from './mui-island.tsx'
import { MuiSkeleton } from './mui-skeleton.tsx'
import { MuiWaiting } from './mui-waiting.tsx'
import { Panel } from './panel.tsx'
import { StateChip } from './state-chip.tsx'
import { Surface } from './surface.tsx'
import { WayBar } from './way-bar.tsx'

const meta: Meta<typeof MuiIsland> = {
  title: 'Components/Customer pages/Buttons, panels and navigation',
  component: MuiIsland,
}
export default meta

type Story = StoryObj<typeof MuiIsland>

const kinds = ['primary', 'brand', 'secondary', 'quiet', 'danger'] satisfies ButtonProps['kind'][]
const tones: readonly Tone[] = ['neutral', 'brand', 'accent', 'positive', 'warning', 'danger']
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlockEnd: 16 } as const

/** MUI's buttons above those of public pages: nobody can tell them apart. */
export const Buttons: Story = {
  tags: ['dark'],
  args: {
    children: (
      <>
        {[MuiButton, Button].map((One, i) => (
          <div key={i}>
            {(['md', 'lg'] as const).map((size) => (
              <div key={size} style={row}>
                {kinds.map((kind) => (
                  <One key={kind} kind={kind} size={size} icon="calendar" iconEnd="arrowRight">
                    Stornieren
                  </One>
                ))}
              </div>
            ))}
            <div style={row}>
              <One disabled>Bezahlen</One>
              <One kind="brand" busy>
                Bezahlen
              </One>
              <One kind="primary">Bezahlen</One>
            </div>
          </div>
        ))}
        <MuiButtonLink href="#booking" kind="quiet" icon="arrowLeft">
          Zurück zur Buchung
        </MuiButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [mui, own] = canvas
      .getAllByRole('button', { name: 'Bezahlen' })
      .filter((_, i) => i === 2 || i === 5)
    const look = (element: HTMLElement) => {
      const { color, backgroundColor, fontSize, fontWeight, borderRadius } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { color, backgroundColor, fontSize, fontWeight, borderRadius, width, height }
    }
    await expect(look(mui!)).toEqual(look(own!))
  },
}

export const Facts: Story = {
  tags: ['dark'],
  args: {
    children: [StateChip, Badge].map((One, i) => (
      <div key={i} style={row}>
        {tones.map((tone) => (
          <One key={tone} tone={tone} icon="check">
            Bestätigt
          </One>
        ))}
      </div>
    )),
  },
}

export const Placeholders: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
        {[MuiSkeleton, Skeleton].map((One, i) => (
          <div key={i}>
            <One shape="heading" />
            <One />
            <One shape="short" />
            <One shape="button" />
          </div>
        ))}
      </div>
    ),
  },
}

/** A page of a customer before its data is there. */
export const Waiting: Story = { args: { children: <MuiWaiting heading label="Wird geladen" /> } }

function Choices() {
  const [grade, setGrade] = useState('8')
  const [isOn, setIsOn] = useState(true)
  return (
    <>
      <div style={{ ...row, display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        {['7', '8', '9', '10'].map((value) => (
          <RadioTile
            key={value}
            name="grade"
            value={value}
            text={value}
            checked={value === grade}
            onChange={() => setGrade(value)}
          />
        ))}
      </div>
      <CheckLine label="Sommer am See" checked={isOn} onChange={() => setIsOn(!isOn)} />
      <CheckLine label="Grossfamilie" />
    </>
  )
}

/** Short values beside each other, and a line with a box. */
export const ChoicesOfAValue: Story = {
  tags: ['dark'],
  args: { children: <Choices /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '9' }))
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '8' })).toBeChecked()
    await userEvent.click(canvas.getByText('Sommer am See'))
    await expect(canvas.getByRole('checkbox', { name: 'Sommer am See' })).not.toBeChecked()
  },
}

export const Panels: Story = {
  tags: ['dark'],
  args: {
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <Panel title="Zahlung">Bezahlt: CHF 1’204.50</Panel>
        <Panel title="Extras" level={3}>
          Bettwäsche für zwei
        </Panel>
        <Surface as="section" aria-label="Reisende" style={{ padding: 20 }}>
          Mara und Jonas
        </Surface>
      </div>
    ),
  },
}

export const Ways: Story = {
  tags: ['dark'],
  args: {
    children: (
      <WayBar
        label="Mein Konto"
        ways={[
          { href: '#home', icon: 'house', text: 'Übersicht', current: 'page' },
          { href: '#bookings', icon: 'calendar', text: 'Meine Buchungen', current: undefined },
          { href: '#favourites', icon: 'heart', text: 'Merkzettel', current: undefined },
          { href: '#details', icon: 'user', text: 'Persönliche Angaben', current: undefined },
        ]}
        leave={{ action: '#', text: 'Abmelden' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

/** MUI's buttons with a pictogram above those of public pages. */
export const Pictograms: Story = {
  tags: ['dark'],
  args: {
    children: [MuiIconButton, IconButton].map((One, i) => (
      <div key={i} style={row}>
        <One icon="close" label="Schliessen" />
        <One icon="chevronRight" label="Weiter" kind="outlined" />
        <One icon="chevronRight" label="Nächstes Bild" kind="floating" />
        <One icon="heart" label="Merken" pressed />
      </div>
    )),
  },
}
