import type { HomeFields } from '@camping/core/checkout/customer-details.rules.ts'
import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { useMemo } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'

/** The edition's country and telephone prefix, with which the form starts; both can be changed. */
export function useHomeFields(): HomeFields {
  const { market } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  return useMemo(() => {
    const code = market.flag.toUpperCase()
    const prefix = navigation?.phonePrefixes.find(({ country }) => country === code)?.prefix
    const isBooked = navigation?.bookingFormularCountries.some((country) => country.code === code)
    return { ...(isBooked ? { country: code } : {}), ...(prefix ? { phonePrefix: prefix } : {}) }
  }, [market, navigation])
}
