import { mapAreaChosen } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './map-area-notice.module.css'

/** Reports above the list that it shows only a part of the map, with a button to reset it. */
export function MapAreaNotice() {
  useLazyWords('map')
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <p className={styles.chosen}>
      {t('map.area.chosen')}
      <Button kind="quiet" onClick={() => dispatch(mapAreaChosen(null))}>
        {t('map.area.clear')}
      </Button>
    </p>
  )
}
