import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../format/use-text.ts'

/** Hands the page to the device's share sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Button
      kind="quiet"
      icon="share"
      onClick={() =>
        void import('../../app/share-page.browser.ts').then(({ sharePage }) => sharePage(title, dispatch))
      }
    >
      {t('campsite.share')}
    </Button>
  )
}
