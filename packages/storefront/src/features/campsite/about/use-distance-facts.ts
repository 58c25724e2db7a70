import type { SiteDistance } from '@camping/contract/site-plan.schemas.ts'
import type { IconName } from '@camping/ui/icon/icon-paths.ts'
import { useIntl } from 'react-intl'
import { useText } from '../../../kit/format/use-text.ts'

const icons: Record<SiteDistance['kind'], IconName> = {
  shore: 'wave',
  town: 'house',
  airport: 'globe',
  playground: 'play',
}

/** How far shore, town, airport and playground are, in words: "Sea or lake: 400 m". */
export function useDistanceFacts(): (
  distances: readonly SiteDistance[],
) => { icon: IconName; text: string }[] {
  const t = useText()
  const intl = useIntl()
  const far = (metres: number) =>
    metres < 950
      ? intl.formatNumber(Math.max(1, Math.round(metres / 100)) * 100, { style: 'unit', unit: 'meter' })
      : intl.formatNumber(metres < 9_500 ? Math.round(metres / 500) / 2 : Math.round(metres / 1000), {
          style: 'unit',
          unit: 'kilometer',
        })
  return (distances) =>
    distances.map(({ kind, name, metres }) => ({
      icon: icons[kind],
      text: t('shell.pair', {
        label: name === null ? t(`about.distance.${kind}`) : t(`about.distance.${kind}`, { name }),
        text: metres === 0 ? t('about.distance.onSite') : far(metres),
      }),
    }))
}
