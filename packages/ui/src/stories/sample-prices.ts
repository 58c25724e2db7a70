import type { PriceLinesProps } from '../price-lines/price-lines.tsx'

export const stayPrices: PriceLinesProps = {
  caption: 'Price of your stay',
  lines: [
    { id: 'stay', label: 'Mobile home Comfort', details: ['14 nights × £92.00'], amount: '£1,288.00' },
    {
      id: 'early',
      label: 'Early booking',
      details: ['12% until 31 January'],
      amount: '−£154.56',
      kind: 'reduction',
    },
    { id: 'linen', label: 'Bed linen', details: ['4 × £12.00'], amount: '£48.00' },
    { id: 'clean', label: 'Final cleaning', amount: '£65.00' },
  ],
  onSite: {
    title: 'At the campsite',
    lines: [
      {
        id: 'tax',
        label: 'Tourist tax',
        details: ['2 people × 10 nights, from age 14', '€27.60 at the campsite'],
        amount: '£24.00',
      },
    ],
    note: 'Converted at €1.00 = £0.869565, the rate on 20 November 2026.',
  },
  total: { label: 'Total', amount: '£1,270.44', note: 'with all mandatory costs' },
  scheduleTitle: 'When you pay',
  schedule: [
    { id: 'now', label: 'Today', details: ['30% deposit'], amount: '£381.13' },
    { id: 'later', label: 'By 31 May', amount: '£865.31' },
    { id: 'site', label: 'On site', details: ['Tourist tax'], amount: '£24.00' },
  ],
}

export const germanPrices: PriceLinesProps = {
  caption: 'Preis Ihres Aufenthalts',
  lines: [
    {
      id: 'stay',
      label: 'Komfort-Mobilheim mit überdachter Terrasse und Seeblick',
      details: ['14 Nächte × 92,00 €'],
      amount: '1.288,00 €',
    },
    {
      id: 'cover',
      label: 'Reiserücktrittskostenversicherung ohne Selbstbehalt',
      details: ['4 Personen'],
      amount: '61,20 €',
    },
  ],
  total: { label: 'Gesamtpreis', amount: '1.349,20 €', note: 'einschließlich aller Pflichtkosten' },
}
