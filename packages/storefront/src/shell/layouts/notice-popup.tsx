import { Popup } from '@camping/ui/popups/popup.tsx'
import { useText } from '../../kit/format/use-text.ts'

/** Props of every popup: its properties, and the close function. */
export interface PopupContentProps {
  readonly properties: Record<string, unknown>
  readonly onClose: () => void
}

/** A title and a text in the visitor's language: `showPopup({ component: 'notice', properties: { title, text } })`. */
export function NoticePopup({ properties, onClose }: PopupContentProps) {
  const t = useText()
  return (
    <Popup title={String(properties['title'])} closeLabel={t('shell.close')} onClose={onClose}>
      <p>{String(properties['text'])}</p>
    </Popup>
  )
}
