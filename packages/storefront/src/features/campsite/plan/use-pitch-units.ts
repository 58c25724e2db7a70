import { useIntl } from 'react-intl'

/** Lengths and weights of vehicles in the edition's numbers: "7.5 m", "3.5 t". */
export function usePitchUnits() {
  const intl = useIntl()
  return {
    metres: (cm: number) => intl.formatNumber(cm / 100, { style: 'unit', unit: 'meter' }),
    tonnes: (kg: number) => `${intl.formatNumber(kg / 1000)} t`,
  }
}
