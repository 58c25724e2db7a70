import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SampleFacets } from '../stories/sample-sites.tsx'
import { FilterSheet } from './filter-sheet.tsx'

function Demo({ updating }: { updating?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <div style={{ minHeight: 520 }}>
      <Button icon="filter" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close"
        showText="Show 124 campsites"
        onShow={() => setOpen(false)}
        updating={updating}
        clear={{ text: 'Clear all', onClick: () => {} }}
      >
        <SampleFacets />
      </FilterSheet>
    </div>
  )
}

const meta: Meta<typeof Demo> = { title: 'Islands/FilterSheet', component: Demo }
export default meta

export const Default: StoryObj<typeof Demo> = {}
export const Updating: StoryObj<typeof Demo> = { args: { updating: true } }
export const Closes: StoryObj<typeof Demo> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Show 124 campsites' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
