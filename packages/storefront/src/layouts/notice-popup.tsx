import { Popup } from '@camping/ui/popups/popup.tsx'
import { useText } from '../format/use-text.ts'
import type { PopupContentProps } from './popup-host.tsx'

/** A title and a text, ready in the visitor's language: `showPopup({ component: 'notice', properties: { title, text } })`. */
export function NoticePopup({ properties, onClose }: PopupContentProps) {
  const t = useText()
  return (
    <Popup title={String(properties['title'])} closeLabel={t('shell.close')} onClose={onClose}>
      <p>{String(properties['text'])}</p>
    </Popup>
  )
}
