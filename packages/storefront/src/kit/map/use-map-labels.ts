import type { MapLabels } from '@camping/ui/map/map-view.types.ts'
import { useIntl } from 'react-intl'
import { useText } from '../format/use-text.ts'

/** Labels of a map's controls and clusters. */
export function useMapLabels(map: string): MapLabels {
  const t = useText()
  const intl = useIntl()
  return {
    map,
    pins: t('map.pins'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    cluster: (count) => t('map.cluster', { count }),
    number: (count) => intl.formatNumber(count),
    failed: t('map.failed'),
  }
}
