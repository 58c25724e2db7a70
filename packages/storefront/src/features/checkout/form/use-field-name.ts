import type { BookerForm } from '@camping/core/checkout/booker.rules.ts'
import { travellerSlots, type BookedParty } from '@camping/core/checkout/travellers.rules.ts'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'

/**
 * The label of a field, by its name in the form; undefined where its error says it already ("Enter your first name").
 */
export function useFieldName(party: BookedParty): (name: string, message: string) => string | undefined {
  const t = useText()
  const problemText = useProblemText('person')
  const saysIt = (field: string, message: string) => {
    const isChosen = field === 'country' || field === 'phonePrefix'
    return (
      problemText({ id: isChosen ? `person.error.${field}.choose` : 'validations.required' }, field) ===
      message
    )
  }
  return (name, message) => {
    const booker = /^booker\.(\w+)$/.exec(name)?.[1]
    if (booker) return saysIt(booker, message) ? undefined : t(`person.field.${booker as keyof BookerForm}`)
    const [, index, part] = /^travellers\[(\d+)\]\.(\w+)$/.exec(name) ?? []
    const slot = index === undefined ? undefined : travellerSlots(party)[Number(index)]
    if (!slot) return undefined
    const who = t(`checkout.fellow.${slot.role}`, { number: slot.number, age: slot.age ?? 0 })
    return t(`checkout.fellow.${part as 'firstName' | 'lastName' | 'birthDate'}`, { who })
  }
}
