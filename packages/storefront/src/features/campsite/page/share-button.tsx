import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { config } = useApp()
  return (
    <Button
      kind="quiet"
      icon="share"
      onClick={() =>
        void import('./share-page.browser.ts').then(({ sharePage }) => sharePage(title, { config, dispatch }))
      }
    >
      {t('campsite.share')}
    </Button>
  )
}
