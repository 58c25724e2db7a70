import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { InEdition, useStoryEdition } from '../stories/story-edition.tsx'
import { FlexibleKinds, MonthChoice } from './flexible-dates.tsx'

const english = [
  { value: 'exact', text: 'Exact date' },
  { value: 'around', text: '± 3 days' },
  { value: 'weekend', text: 'A weekend' },
  { value: 'month', text: 'Any week in a month' },
] as const
const french = [
  { value: 'exact', text: 'Date exacte' },
  { value: 'around', text: '± 3 jours' },
  { value: 'weekend', text: 'Un week-end' },
  { value: 'month', text: 'N’importe quelle semaine d’un mois' },
] as const

function Choice(props: { language?: 'fr' }) {
  const edition = useStoryEdition()
  const language = props.language ?? edition.language
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
    <InEdition>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, padding: 16 }}>
        <FlexibleKinds
          label="How exact is the date?"
          value={kind}
          options={props.language ? french : english}
          onValueChange={setKind}
        />
        <MonthChoice label="Which month?" months={months} value={month} onSelect={setMonth} />
      </div>
    </InEdition>
  )
}

const meta: Meta<typeof Choice> = {
  title: 'Components/Search/FlexibleDates',
  component: Choice,
}
export default meta

export const Default: StoryObj<typeof Choice> = {}
export const French: StoryObj<typeof Choice> = { args: { language: 'fr' } }
