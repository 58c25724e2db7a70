import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../format/use-text.ts'
import { sharePage } from './share-page.browser.ts'

/** Hands the page to the device's share sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  return (
    <Button
      kind="quiet"
      icon={copied ? 'check' : 'share'}
      onClick={() => void sharePage(title).then((outcome) => setCopied(outcome === 'copied'))}
    >
      <span aria-live="polite">{t(copied ? 'campsite.share.copied' : 'campsite.share')}</span>
    </Button>
  )
}
