import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MapDialog } from '../map/map-dialog.tsx'
import { HeaderPanel } from '../menus/header-panel.tsx'
import { FramedDialog } from './framed-dialog.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { DialogHead } from './dialog-head.tsx'
import { inIsland } from '../stories/in-island.tsx'
import { Sheet } from './sheet.tsx'
import { pressEscape } from '../stories/press-escape.ts'
import { coversPage } from '../stories/covers-page.ts'
import sheetStyles from './sheet.module.css'

const close = fn()

/** A frame that a button opens: the focus starts on the button and returns to it. */
function Questions() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="brand" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <ModalFrame id="questions" label="Questions" onClose={() => setOpen(false)}>
          <Button kind="secondary">First</Button>
          <Button kind="secondary">Last</Button>
        </ModalFrame>
      )}
    </>
  )
}

const meta: Meta<typeof Sheet> = {
  title: 'Components/Shell/Dialogs',
  component: Sheet,
  parameters: coversPage,
  args: {
    wide: 'card',
    title: 'Cancel this booking?',
    closeLabel: 'Close',
    onClose: close,
    children: <Button kind="brand">Cancel the booking</Button>,
  },
}
export default meta

type Story = StoryObj<typeof Sheet>
export const Card: Story = {}
export const LongText: Story = {
  args: { title: 'Möchten Sie diese Buchung wirklich kostenpflichtig stornieren?' },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    close.mockClear()
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(dialog).toContainElement(dialog.ownerDocument.activeElement as HTMLElement)
    pressEscape(dialog)
    await expect(close).toHaveBeenCalledOnce()
    await expect(dialog).toHaveAttribute('open')
    close.mockClear()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}
export const WholeScreen: Story = {
  tags: ['dark'],
  render: (args) => (
    <MapDialog {...args} title="Where it lies">
      The map
    </MapDialog>
  ),
}
export const FromTheSide: Story = {
  tags: ['dark'],
  args: {
    wide: 'side',
    title: 'Menu',
    children: <a href="#camping">Camping</a>,
    footer: <Button wide>Done</Button>,
  },
}
export const BelowTheHeader: Story = {
  render: ({ title, closeLabel, onClose }) => (
    <HeaderPanel id="search" title={title} closeLabel={closeLabel} onClose={onClose}>
      The search
    </HeaderPanel>
  ),
}
export const Head: Story = {
  decorators: [inIsland],
  render: ({ title, closeLabel, onClose }) => (
    <DialogHead id="head" title={title} closeLabel={closeLabel} onClose={onClose} styles={sheetStyles} />
  ),
}
export const Frame: Story = {
  render: ({ title, closeLabel, onClose }) => (
    <FramedDialog styles={{}} title={title} closeLabel={closeLabel} onClose={onClose}>
      A frame without a shape
    </FramedDialog>
  ),
}
export const TrapsTheFocus: Story = {
  render: () => <Questions />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const first = canvas.getByRole('button', { name: 'First' })
    const last = canvas.getByRole('button', { name: 'Last' })
    await expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}
