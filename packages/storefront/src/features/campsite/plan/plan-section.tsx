import type { Accommodation, SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import type { PlanUnit, SitePlan as Plan } from '@camping/contract/site-plan.schemas.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { SitePlan, type PlanPlace } from '@camping/ui/site-plan/site-plan.tsx'
import { useIntl } from 'react-intl'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { AccommodationFloorPlan } from './accommodation-floor-plan.tsx'
import styles from './plan-section.module.css'
import { usePitchUnits } from './use-pitch-units.ts'
import { useVehicle } from './use-vehicle.ts'
import { VehicleFields } from './vehicle-fields.tsx'
import { misfitOf, type Misfit } from './vehicle.ts'

/** The place that the visitor chose, with its fee in minor units. */
export interface ChosenPlace {
  readonly id: number
  readonly label: string
  readonly fee: number
}

interface PlanSectionProps {
  readonly siteId: number
  readonly stay: SiteAccommodationsReply['stay'] | undefined
  readonly accommodation: Accommodation
  readonly value: ChosenPlace | null
  readonly onChoose: (place: ChosenPlace | null) => void
}

/** The rooms of an accommodation, and the plan of the site with its places: they can be chosen where the site allows it. */
export function PlanSection({ siteId, stay, accommodation, ...choice }: PlanSectionProps) {
  useLazyWords('plan')
  const { currentData: plan } = campsiteApi.useSitePlanQuery({
    id: siteId,
    ...(stay ? { date: stay.date, duration: stay.nights } : {}),
  })
  if (!plan) return null
  const floorPlan = plan.floorPlans.find(({ accommodationId }) => accommodationId === accommodation.id)?.plan
  return (
    <>
      {floorPlan && <AccommodationFloorPlan plan={floorPlan} />}
      {plan.ground && <Places plan={plan} accommodation={accommodation} {...choice} />}
    </>
  )
}

const misfits: readonly Misfit[] = ['length', 'weight', 'hookup']

function Places({
  plan,
  accommodation,
  value,
  onChoose,
}: Pick<PlanSectionProps, 'accommodation' | 'value' | 'onChoose'> & { plan: Plan }) {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const { metres, tonnes } = usePitchUnits()
  const [vehicle, setVehicle] = useVehicle()
  const { ground, choice, units } = plan
  const own = units.filter(({ accommodationId }) => accommodationId === accommodation.id)
  const isBookable = choice !== null && accommodation.reason === null
  const placeOf = (unit: PlanUnit): PlanPlace => {
    const { id, label, place, fit } = unit
    const isOwn = unit.accommodationId === accommodation.id
    const misfit = misfitOf(fit, vehicle)
    const state = !isOwn ? 'other' : !isBookable || unit.free === false ? 'taken' : misfit ? 'unfit' : 'free'
    const limits =
      fit &&
      t('plan.fit', { length: metres(fit.lengthCm), weight: tonnes(fit.weightKg), amperes: fit.amperes ?? 0 })
    return {
      id,
      label,
      place,
      state,
      text: [t(`plan.place.${state}`, { unit: label }), limits].filter(Boolean).join(', '),
    }
  }
  const labelsOf = (misfit: Misfit) =>
    own.filter(({ fit }) => misfitOf(fit, vehicle) === misfit).map(({ label }) => label)
  const limit = {
    length: vehicle.lengthCm === null ? '' : metres(vehicle.lengthCm),
    weight: vehicle.weightKg === null ? '' : tonnes(vehicle.weightKg),
  }
  const choose = (id: number) => {
    const unit = own.find((one) => one.id === id)
    if (unit && choice) onChoose({ id, label: unit.label, fee: choice.fee })
  }
  const hasPitches = own.some(({ fit }) => fit)
  const chosen = own.find(({ id }) => id === value?.id)
  if (!ground || own.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t(isBookable ? 'plan.title' : 'plan.title.only')}</h3>
      <p>
        {choice
          ? t('plan.fee', { price: money(choice.fee, { currency: choice.currency }) })
          : t('plan.assigned')}
      </p>
      {hasPitches && (
        <VehicleFields
          vehicle={vehicle}
          onChange={(change) => {
            const next = { ...vehicle, ...change }
            setVehicle(change)
            // A place that does not fit any more is not booked.
            if (chosen && misfitOf(chosen.fit, next)) onChoose(null)
          }}
        />
      )}
      {misfits.map((misfit) => {
        const labels = labelsOf(misfit)
        return (
          labels.length > 0 && (
            <p key={misfit} className={styles.misfit}>
              {t(`plan.misfit.${misfit}`, {
                ...limit,
                units: intl.formatList(labels, { type: 'conjunction' }),
              })}
            </p>
          )
        )
      })}
      <SitePlan
        label={t('plan.title')}
        ground={ground}
        places={units.map(placeOf)}
        value={value?.id ?? null}
        onValueChange={choose}
        legend={{
          parts: {
            water: t('plan.part.water'),
            wood: t('plan.part.wood'),
            reception: t('plan.part.reception'),
            washroom: t('plan.part.washroom'),
            pool: t('plan.part.pool'),
            playground: t('plan.part.playground'),
          },
          states: {
            free: t('plan.state.free'),
            chosen: t('plan.state.chosen'),
            taken: t('plan.state.taken'),
            ...(hasPitches ? { unfit: t('plan.state.unfit') } : {}),
            other: t('plan.state.other'),
          },
        }}
      />
      <p role="status" className={styles.chosen}>
        {value ? t('plan.chosen', { unit: value.label }) : isBookable ? t('plan.none') : ''}
        {value && (
          <Button kind="quiet" onClick={() => onChoose(null)}>
            {t('plan.clear')}
          </Button>
        )}
      </p>
    </section>
  )
}
