import type { PriceLinesProps } from '../price-lines/price-lines.tsx'

export const stayPrices: PriceLinesProps = {
  caption: 'Price of your stay',
  lines: [
    { id: 'stay', label: 'Mobile home Comfort', detail: '14 nights × £92.00', amount: '£1,288.00' },
    {
      id: 'early',
      label: 'Early booking',
      detail: '12% until 31 January',
      amount: '−£154.56',
      kind: 'reduction',
    },
    { id: 'linen', label: 'Bed linen', detail: '4 × £12.00', amount: '£48.00' },
    { id: 'clean', label: 'Final cleaning', amount: '£65.00' },
    { id: 'tax', label: 'Tourist tax', detail: '2 adults × 10 nights × £1.20', amount: '£24.00' },
  ],
  total: { label: 'Total', amount: '£1,270.44', note: 'with all mandatory costs' },
  scheduleTitle: 'When you pay',
  schedule: [
    { id: 'now', label: 'Today', detail: '30% deposit', amount: '£381.13' },
    { id: 'later', label: 'By 31 May', amount: '£865.31' },
    { id: 'site', label: 'On site', detail: 'Tourist tax', amount: '£24.00' },
  ],
}

export const germanPrices: PriceLinesProps = {
  caption: 'Preis Ihres Aufenthalts',
  lines: [
    {
      id: 'stay',
      label: 'Komfort-Mobilheim mit überdachter Terrasse und Seeblick',
      detail: '14 Nächte × 92,00 €',
      amount: '1.288,00 €',
    },
    {
      id: 'cover',
      label: 'Reiserücktrittskostenversicherung ohne Selbstbehalt',
      detail: '4 Personen',
      amount: '61,20 €',
    },
  ],
  total: { label: 'Gesamtpreis', amount: '1.349,20 €', note: 'einschließlich aller Pflichtkosten' },
}
