import { addressApi } from '@camping/core/address/address.api.ts'
import {
  fieldsToFill,
  addressRequestOf,
  type TypedAddress,
} from '@camping/core/address/address-fill.rules.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useText } from '../format/use-text.ts'
import styles from './person-form.module.css'

/** What became of the last search, for those who see the fields and those who hear them. */
type Outcome =
  | { readonly kind: 'filled'; readonly text: string }
  | { readonly kind: 'incomplete' | 'unknown' | 'failed' }

/**
 * Fills in street and town of a postcode and a house number: by itself once both were typed and nothing else is there, and with
 * its button whenever. The fields stay fields: whatever comes of it, an address can be typed.
 */
export function AddressFinder() {
  const t = useText()
  const form = useForm<{ booker?: TypedAddress }>()
  const [find, { isLoading }] = addressApi.useFindAddressMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const booker = (): TypedAddress => form.getState().values.booker ?? {}

  async function findAddress(overwrites: boolean): Promise<void> {
    const request = addressRequestOf(booker())
    if (!request) return overwrites ? setOutcome({ kind: 'incomplete' }) : undefined
    const { data } = await find(request)
    const typed = booker()
    const now = addressRequestOf(typed)
    // Somebody has changed the postcode meanwhile: another search is about that.
    if (now?.postcode !== request.postcode || now.houseNumber !== request.houseNumber) return
    if (!data) return overwrites ? setOutcome({ kind: 'failed' }) : undefined
    const fields = fieldsToFill(typed, data, overwrites)
    if (!fields) return overwrites ? setOutcome({ kind: 'unknown' }) : undefined
    form.batch(() => {
      for (const [name, value] of Object.entries(fields))
        form.change(`booker.${name}` as never, value as never)
    })
    setOutcome({ kind: 'filled', text: Object.values(fields).join(', ') })
  }
  useWhenComplete(() => void findAddress(false))

  return (
    <div className={styles.finder}>
      <MuiButton kind="secondary" icon="search" busy={isLoading} onClick={() => void findAddress(true)}>
        {t('person.findAddress')}
      </MuiButton>
      <p role="status" className={styles.soft}>
        {outcome &&
          (outcome.kind === 'filled'
            ? t('person.findAddress.filled', { address: outcome.text })
            : t(`person.findAddress.${outcome.kind}`))}
      </p>
    </div>
  )
}

/** Calls back when postcode or house number were left with both complete, and neither street nor town there. */
function useWhenComplete(act: () => void): void {
  const form = useForm<{ booker?: TypedAddress }>()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    // A form that comes filled in, as a customer's does, is looked up by its button alone.
    let last: string | undefined
    return form.subscribe(
      ({ active, values }) => {
        const { street, city, ...typed } = values.booker ?? {}
        const field: string | undefined = active
        if (field === 'booker.postcode' || field === 'booker.houseNumber') return
        const request = addressRequestOf(typed)
        const address = request ? Object.values(request).join(' ') : ''
        const isNew = last !== undefined && address !== last
        last = address
        if (isNew && request && !street?.trim() && !city?.trim()) latest.current()
      },
      { active: true, values: true },
    )
  }, [form])
}
