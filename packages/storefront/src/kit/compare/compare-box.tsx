import { compareLimit } from '@camping/contract/limits.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { Checkbox } from '@camping/ui/facets/checkbox.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

const importCode = () => import('@camping/core/compare/open-compare.browser.ts')

/** Requested once for all boxes: of two requests the later may be answered first, and the order of the choices counts. */
let code: ReturnType<typeof importCode> | undefined

async function loadCode() {
  code ??= importCode()
  try {
    return await code
  } catch (error) {
    code = undefined
    throw error
  }
}

/**
 * Adds a campsite or an accommodation to what is compared. Without scripts it is a field of the list's form (plain-compare.tsx). The
 * server never knows what a tab has chosen, so its boxes are empty.
 */
export function CompareBox({ item, name }: { readonly item: string; readonly name: string }) {
  const t = useText()
  const store = useAppStore()
  const { brand } = useApp().config
  const checked = useAppSelector(({ compare }) => compare?.items.some((one) => one.item === item) ?? false)
  const isFull = useAppSelector(({ compare }) => compare?.items.length === compareLimit)
  return (
    <Checkbox
      form="compare"
      name="items"
      value={item}
      checked={checked}
      disabled={isFull && !checked}
      aria-label={t('results.card.compare.name', { name })}
      onChange={() =>
        void loadCode().then(({ toggleCompared }) => toggleCompared(store, brand, { item, name }))
      }
    >
      {t('results.card.compare')}
    </Checkbox>
  )
}
