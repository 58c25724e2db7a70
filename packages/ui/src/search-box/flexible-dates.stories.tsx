import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FlexibleKinds, MonthChoice } from './flexible-dates.tsx'

const english = [
  { value: 'exact', text: 'Exact date' },
  { value: 'around', text: '± 3 days' },
  { value: 'weekend', text: 'A weekend' },
  { value: 'month', text: 'Any week of a month' },
] as const
const french = [
  { value: 'exact', text: 'Date exacte' },
  { value: 'around', text: '± 3 jours' },
  { value: 'weekend', text: 'Un week-end' },
  { value: 'month', text: 'N’importe quelle semaine d’un mois' },
] as const

function Choice({ language }: { language: 'en-GB' | 'fr' }) {
  const [kind, setKind] = useState<'exact' | 'around' | 'weekend' | 'month'>('month')
  const [month, setMonth] = useState('2027-07')
  const months = Array.from({ length: 12 }, (_, at) => {
    const first = new Date(Date.UTC(2027, 2 + at, 1))
    return {
      value: first.toISOString().slice(0, 7),
      text: first.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    }
  })
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, padding: 16 }}>
      <FlexibleKinds
        label="How exact is the date?"
        value={kind}
        options={language === 'fr' ? french : english}
        onValueChange={setKind}
      />
      <MonthChoice label="In which month?" months={months} value={month} onSelect={setMonth} />
    </div>
  )
}

const meta: Meta<typeof Choice> = {
  title: 'Search/FlexibleDates',
  component: Choice,
  args: { language: 'en-GB' },
}
export default meta

export const English: StoryObj<typeof Choice> = {}
export const French: StoryObj<typeof Choice> = { args: { language: 'fr' } }
