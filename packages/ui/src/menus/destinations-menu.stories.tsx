import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { sceneSource } from '../stories/scene.ts'
import { tabTo } from '../stories/tab-to.ts'
import { DestinationsMenu } from './destinations-menu.tsx'
import { MenuLevel } from './menu-level.tsx'
import { InEdition } from '../stories/story-edition.tsx'
import { coversPage } from '../stories/covers-page.ts'
import { inIsland } from '../stories/in-island.tsx'

const countries = [
  ['it', 'Italy', 'Lake Garda|Tuscany|Adriatic|Sardinia|South Tyrol|Sicily|Liguria|Lake Maggiore|Apulia'],
  ['fr', 'France', 'Ardèche|Brittany|Côte d’Azur|Vendée|Dordogne|Alsace|Landes'],
  ['hr', 'Croatia', 'Istria|Kvarner|Dalmatia|Zadar'],
  ['de', 'Germany', 'Mecklenburgische Seenplatte|Schwarzwald|Bodensee|Nordseeküste Schleswig-Holstein'],
] as const

function Demo({ onClose = () => {} }: { onClose?: () => void }) {
  const [country, setCountry] = useState<string>('it')
  const [funnel, setFunnel] = useState('camping')
  const [, name, areas] = countries.find(([id]) => id === country)!
  return (
    <InEdition>
      <DestinationsMenu
        id="destinations"
        label="Destinations"
        funnels={[
          { id: 'camping', name: 'Camping' },
          { id: 'parks', name: 'Holiday parks' },
        ]}
        funnel={funnel}
        onFunnel={setFunnel}
        countries={countries.map(([id, text]) => ({ id, name: text, flag: id, href: `#${id}` }))}
        country={country}
        onCountry={setCountry}
        viewAll={{ href: '#all', text: `View all areas in ${name}` }}
        areas={areas.split('|').map((text) => ({ href: `#${text}`, text }))}
        popularTitle={`Popular campsites in ${name}`}
        popular={['Camping Bella Riva', 'Parco degli Olivi', 'Camping Monte Baldo'].map((site, i) => ({
          href: `#s${i}`,
          name: site,
          src: sceneSource(i + 2),
        }))}
        closeLabel="Close"
        onClose={onClose}
      />
    </InEdition>
  )
}

/** The header's button and its panel. */
function Toggled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={open} aria-controls="destinations" onClick={() => setOpen(!open)}>
        Destinations
      </Button>
      {open && <Demo onClose={() => setOpen(false)} />}
    </>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Components/Shell/Menus',
  component: Demo,
  parameters: { layout: 'fullscreen', ...coversPage },
  // The panel hangs below the header on wide screens only; this frame stands for the header.
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minInlineSize: 900, blockSize: 56 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

export const Destinations: StoryObj<typeof Demo> = {}
export const PhoneLevel: StoryObj<typeof Demo> = {
  decorators: [inIsland],
  render: () => (
    <div style={{ maxWidth: 360, padding: 16 }}>
      <MenuLevel
        title="Italy"
        back={{ text: 'Camping', onClick: () => {} }}
        viewAll={{ text: 'View all areas in Italy', href: '#all' }}
        items={[
          { id: '1', text: 'Lake Garda', href: '#1' },
          { id: '2', text: 'Tuscany', href: '#2' },
          { id: '3', text: 'Cities' },
        ]}
      />
    </div>
  ),
}
export const ByKeyboard: StoryObj<typeof Demo> = {
  render: () => <Toggled />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Destinations' })
    await tabTo(opener)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Italy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'France' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'View all areas in France' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
