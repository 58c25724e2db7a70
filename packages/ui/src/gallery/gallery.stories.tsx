import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GalleryDialog } from './gallery-dialog.tsx'
import { samplePictures } from '../stories/sample-sites.tsx'
import { tabTo } from '../stories/tab-to.ts'
import { Gallery } from './gallery.tsx'
import { pressEscape } from '../stories/press-escape.ts'
import { coversPage } from '../stories/covers-page.ts'

const rooms = ['Campsite', 'Accommodation', 'Pool']

function Demo({ count, large, byRoom }: { count: number; large?: boolean; byRoom?: boolean }) {
  const [open, setOpen] = useState(large ? 0 : -1)
  const pictures = samplePictures(0, count).map((picture, at) =>
    byRoom ? { ...picture, room: rooms[Math.floor((at * rooms.length) / count)] as string } : picture,
  )
  return (
    <>
      <Gallery
        pictures={pictures}
        label="Pictures"
        showAllText={`All ${count} pictures`}
        openLabel={(n) => `Open picture ${n}`}
        onOpen={setOpen}
      />
      {open >= 0 && (
        <GalleryDialog
          start={open}
          onClose={() => setOpen(-1)}
          pictures={pictures}
          label="Pictures"
          closeLabel="Close"
          previousLabel="Previous picture"
          nextLabel="Next picture"
          position={(number, of) => `${number} of ${of}`}
          openLabel={(n) => `Open picture ${n}`}
        />
      )}
    </>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Components/Campsite/Gallery',
  component: Demo,
  parameters: coversPage,
  args: { count: 12 },
}
export default meta

type Story = StoryObj<typeof Demo>
export const Many: Story = {}
export const Three: Story = { args: { count: 3 } }
export const One: Story = { args: { count: 1 } }
export const FullScreen: Story = { tags: ['dark'], args: { large: true } }
export const ByRoom: Story = { args: { large: true, byRoom: true } }
export const OpensAndCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 2' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(dialog).getByText('2 of 12')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open picture 2' })
    await tabTo(opener)
    await userEvent.keyboard('{Enter}')
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await within(dialog).findByText('3 of 12')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await within(dialog).findByText('12 of 12')).toBeVisible()
    pressEscape(dialog)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
