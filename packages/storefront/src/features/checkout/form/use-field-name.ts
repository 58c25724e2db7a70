import { travellerSlots, type BookedParty } from '@camping/core/checkout/travellers.rules.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** The label of a field, by its name in the form; undefined where its error is self-explanatory. */
export function useFieldName(party: BookedParty): (name: string) => string | undefined {
  const t = useText()
  return (name) => {
    const booker = /^booker\.(\w+)$/.exec(name)?.[1]
    if (booker) return t(`person.field.${booker}`)
    const [, index, part] = /^travellers\[(\d+)\]\.(\w+)$/.exec(name) ?? []
    const slot = index === undefined ? undefined : travellerSlots(party)[Number(index)]
    if (!slot) return undefined
    const who = t(`checkout.fellow.${slot.role}`, { number: slot.number, age: slot.age ?? 0 })
    return t(`checkout.fellow.${part}`, { who })
  }
}
