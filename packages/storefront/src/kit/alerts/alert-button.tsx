import { Button } from '@camping/ui/button/button.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useLayer } from '../routing/use-layer.ts'
import type { AlertSubject } from './alert-dialog.tsx'

const load = () => import('./alert-dialog.tsx')
const AlertDialog = lazyPart(() => load().then((module) => ({ default: module.AlertDialog })))

/** “Tell me when it is free”: opens the form, whose code and words load with the first press. */
export function AlertButton({
  text,
  name = 'alert',
  subject,
}: {
  readonly text: string
  /** Of the layer, where a page has several. */
  readonly name?: string
  readonly subject: AlertSubject
}) {
  const { layer, show, hide } = useLayer()
  const open = layer === name
  // Stays mounted, so that closing can animate.
  const [needed, setNeeded] = useState(false)
  if (open && !needed) setNeeded(true)
  return (
    <>
      <Button
        icon="mail"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => show(name)}
      >
        {text}
      </Button>
      {needed && (
        <Suspense fallback={null}>
          <AlertDialog open={open} subject={subject} onClose={hide} />
        </Suspense>
      )}
    </>
  )
}
