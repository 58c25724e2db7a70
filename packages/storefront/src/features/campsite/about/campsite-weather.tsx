import type { ClimateMonth } from '@camping/contract/site-plan.schemas.ts'
import { ClimateTable } from '@camping/ui/climate-table/climate-table.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../../../kit/format/use-text.ts'
import type { AboutProps } from './about-props.ts'
import { isAllYear } from '../../../kit/format/use-season-text.ts'

/** The usual weather by month; the month of the stay is marked, and those in which the site is closed. */
export function CampsiteWeather({ site, stay }: AboutProps) {
  return site.climate && <Weather climate={site.climate} season={site.season} stay={stay} />
}

function Weather({
  climate,
  season,
  stay,
}: Pick<AboutProps['site'], 'season'> & Pick<AboutProps, 'stay'> & { climate: ClimateMonth[] }) {
  const t = useText()
  const intl = useIntl()
  const lowest = Math.min(...climate.map(({ low }) => low))
  const span = Math.max(...climate.map(({ high }) => high)) - lowest || 1
  const hasWater = climate.some(({ water }) => water !== null)
  const degrees = (value: number | null) =>
    // A true minus, as in amounts.
    value === null ? '–' : intl.formatNumber(value, { style: 'unit', unit: 'celsius' }).replace('-', '−')
  const nameOf = (month: number, style: 'long' | 'short') =>
    intl.formatDate(new Date(Date.UTC(2024, month, 15)), { month: style, timeZone: 'UTC' })
  const arrival = stay ? Number(stay.date.slice(5, 7)) - 1 : undefined
  return (
    <section id="weather">
      <h2>{t('about.weather')}</h2>
      <ClimateTable
        caption={t('about.weather')}
        columns={[
          t('about.weather.month'),
          t('about.weather.day'),
          t('about.weather.night'),
          ...(hasWater ? [t('about.weather.water')] : []),
          t('about.weather.rain'),
          t('about.weather.sun'),
        ]}
        months={climate.map(({ high, low, water, rainDays, sunHours }, month) => ({
          name: nameOf(month, 'long'),
          short: nameOf(month, 'short'),
          cells: [
            degrees(high),
            degrees(low),
            ...(hasWater ? [degrees(water)] : []),
            intl.formatNumber(rainDays),
            intl.formatNumber(sunHours),
          ],
          from: Math.round((100 * (low - lowest)) / span),
          to: Math.round((100 * (high - lowest)) / span),
          closed: !isOpenIn(month, season),
          current: month === arrival,
        }))}
        note={t('about.weather.averages')}
        {...(isAllYear(season) ? {} : { closedNote: t('about.weather.closed') })}
      />
    </section>
  )
}

/** Whether a site is open on a day of a month; seasons in 'MM-DD' may include New Year. */
function isOpenIn(month: number, { from, to }: { from: string; to: string }): boolean {
  const number = String(month + 1).padStart(2, '0')
  const [first, last] = [`${number}-01`, `${number}-31`]
  return from <= to ? first <= to && last >= from : first <= to || last >= from
}
