import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SampleFacets } from '../stories/sample-sites.tsx'
import { InEdition } from '../stories/story-edition.tsx'
import { pressEscape } from '../stories/press-escape.ts'
import { tabTo } from '../stories/tab-to.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { coversPage } from '../stories/covers-page.ts'

function Demo({ updating, closed }: { updating?: boolean; closed?: boolean }) {
  const [open, setOpen] = useState(!closed)
  return (
    <InEdition>
      <div style={{ minHeight: 520 }}>
        <Button icon="filter" onClick={() => setOpen(true)}>
          Filters
        </Button>
        {open && (
          <FilterSheet
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
        )}
      </div>
    </InEdition>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Components/Results/FilterSheet',
  component: Demo,
  parameters: coversPage,
}
export default meta

export const Default: StoryObj<typeof Demo> = { tags: ['german'] }
export const Updating: StoryObj<typeof Demo> = { args: { updating: true } }
export const Closes: StoryObj<typeof Demo> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Show 124 campsites' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const ByKeyboard: StoryObj<typeof Demo> = {
  args: { closed: true },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await tabTo(opener)
    await userEvent.keyboard('{Enter}')
    const dialog = await page.findByRole('dialog')
    const beach = within(dialog).getByRole('checkbox', { name: /Own beach/ })
    await tabTo(beach)
    await userEvent.keyboard(' ')
    await expect(beach).toBeChecked()
    pressEscape(dialog)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
