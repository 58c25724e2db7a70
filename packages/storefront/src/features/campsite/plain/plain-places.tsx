import type { PlanUnit, SitePlan } from '@camping/contract/site-plan.schemas.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PlainSelect } from '../../../kit/plain/plain-field.tsx'
import { usePitchUnits } from '../plan/use-pitch-units.ts'

interface PlacesProps {
  readonly plan: SitePlan
  readonly accommodationId: number
}

/** The plan of the campsite, and its free places of an accommodation to choose from; nothing where the site assigns them. */
export function PlainPlaces({ plan, accommodationId }: PlacesProps) {
  const t = useText()
  const money = useMoney()
  const { metres, tonnes } = usePitchUnits()
  const { ground, choice, units } = plan
  const own = units.filter((unit) => unit.accommodationId === accommodationId)
  const free = own.filter((unit) => unit.free)
  if (!ground || !choice || free.length === 0) return null
  const textOf = ({ label, fit }: PlanUnit) =>
    [
      label,
      fit &&
        t('plan.fit', {
          length: metres(fit.lengthCm),
          weight: tonnes(fit.weightKg),
          amperes: fit.amperes ?? 0,
        }),
    ]
      .filter(Boolean)
      .join(': ')
  return (
    <fieldset>
      <legend>{t('plan.title')}</legend>
      <Drawing ground={ground} own={own} />
      <PlainSelect
        name="unit"
        label={t('plan.title')}
        hint={t('plan.fee', { price: money(choice.fee, { currency: choice.currency }) })}
        answer={undefined}
        words="plan"
        defaultValue=""
        options={[
          { value: '', text: t('plan.none') },
          ...free.map((unit) => ({ value: `${unit.id}`, text: textOf(unit) })),
        ]}
      />
    </fieldset>
  )
}

/** In the colour of the text, by attributes: the page has no styles for a drawing that only this answer shows. */
function Drawing({ ground, own }: { ground: NonNullable<SitePlan['ground']>; own: readonly PlanUnit[] }) {
  const t = useText()
  const { width, height, parts } = ground
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={t('plan.title.only')}>
      {parts.map(({ kind, ...box }, at) => (
        <rect key={at} {...box} rx="6" fill="currentColor" fillOpacity={kind === 'road' ? 0.05 : 0.14} />
      ))}
      {parts.map(
        ({ kind, x, y, width: wide, height: high }, at) =>
          kind !== 'road' && (
            <text key={at} x={x + wide / 2} y={y + high / 2} {...sign} fillOpacity="0.75">
              {t(`plan.part.${kind}`)}
            </text>
          ),
      )}
      {own.map(({ id, label, free, place: { x, y, width: wide, height: high } }) => (
        <g key={id} opacity={free ? 1 : 0.35}>
          <rect
            {...{ x, y }}
            width={wide}
            height={high}
            rx="4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            {...(free ? {} : { strokeDasharray: '4 3' })}
          />
          <text x={x + wide / 2} y={y + high / 2} {...sign}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

const sign = {
  fontSize: 13,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: 'currentColor',
} as const
