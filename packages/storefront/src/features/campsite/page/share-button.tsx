import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Button
      kind="quiet"
      icon="share"
      onClick={() =>
        void import('./share-page.browser.ts').then(({ sharePage }) => sharePage(title, dispatch))
      }
    >
      {t('campsite.share')}
    </Button>
  )
}
