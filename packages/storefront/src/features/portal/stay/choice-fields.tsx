import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import { changeExtra } from '@camping/core/checkout/extras.rules.ts'
import { chosenExtras } from '@camping/core/portal/extras.rules.ts'
import { noCover } from '@camping/core/portal/stay-wish.rules.ts'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { useField } from 'react-final-form'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { ExtraList } from '../../../kit/booking-parts/extra-list.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useRuleText } from '../changes/use-rule-text.ts'

interface ChoiceFieldsProps {
  readonly extras: BookingExtras | undefined
  readonly covers: BookingStay['covers']
  readonly currency: string
}

/** Extras and cover, as far as the rule of the extras allows. */
export function ChoiceFields({ extras, covers, currency }: ChoiceFieldsProps) {
  useLazyWords('extras')
  const t = useText()
  const money = useMoney()
  const ruleText = useRuleText()
  if (!extras) return <MuiSkeleton shape="block" />
  if (!allowsChanges(extras.terms.rule)) return <p>{ruleText(extras.terms)}</p>
  return (
    <>
      {extras.extras.length > 0 && <Extras extras={extras} />}
      {covers.length > 0 && (
        <RadioField
          name="cover"
          label={t('extras.cover.title')}
          options={[
            ...covers.map(({ id, name, text, price }) => ({
              value: id,
              text: name,
              detail: text,
              end: money(price, { currency }),
            })),
            { value: noCover, text: t('extras.cover.none') },
          ]}
        />
      )}
    </>
  )
}

/** Prices are those of the booked stay; the comparison has those of the wish. */
function Extras({ extras: { extras, currency } }: { extras: BookingExtras }) {
  const { input } = useField<Readonly<Record<number, number>>>('extras')
  const joining = useJoining()
  const shown = chosenExtras(extras, input.value).map((extra) => ({
    ...extra,
    // Who joins may have what is counted by persons.
    max: extra.max + (extra.unit === 'person' || extra.unit === 'person-night' ? joining : 0),
  }))
  return (
    <ExtraList
      extras={shown}
      currency={currency}
      setExtra={(id, requested) => {
        const quantity = changeExtra(shown, id, requested).find((extra) => extra.id === id)?.quantity ?? 0
        input.onChange({ ...input.value, [id]: quantity })
      }}
    />
  )
}

function useJoining(): number {
  const { input: adults } = useField<string>('adults', { subscription: { value: true } })
  const { input: children } = useField<string>('children', { subscription: { value: true } })
  return Number(adults.value) + Number(children.value)
}
