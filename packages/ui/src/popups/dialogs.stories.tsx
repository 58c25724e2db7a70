import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MapDialog } from '../map/map-dialog.tsx'
import { MenuSheet } from '../menus/menu-sheet.tsx'
import { CardDialog } from './card-dialog.tsx'
import { ModalFrame } from './modal-frame.tsx'

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

const meta: Meta<typeof CardDialog> = {
  title: 'Shell/Dialogs',
  component: CardDialog,
  args: {
    title: 'Cancel this booking?',
    closeLabel: 'Close',
    onClose: close,
    children: <Button kind="brand">Cancel the booking</Button>,
  },
}
export default meta

type Story = StoryObj<typeof CardDialog>
export const Card: Story = {}
export const LongText: Story = {
  args: { title: 'Möchten Sie diese Buchung wirklich kostenpflichtig stornieren?' },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    close.mockClear()
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(dialog).toContainElement(dialog.ownerDocument.activeElement as HTMLElement)
    // Does what the browser does on Escape, which a script cannot trigger.
    ;(dialog as HTMLDialogElement).requestClose()
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
export const Sheet: Story = {
  tags: ['dark'],
  render: (args) => (
    <MenuSheet {...args} id="menu" title="Menu">
      <a href="#camping">Camping</a>
    </MenuSheet>
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
