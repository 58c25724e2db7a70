import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { reviews } from '../stories/sample-campsite.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewTools } from './review-tools.tsx'

const words = {
  sort: ['Hilfreichste zuerst', 'Beste Note', 'Schlechteste Note', 'Älteste zuerst', 'Neueste zuerst'],
  groups: [
    'Alle',
    'Paar',
    'Familie mit Kindern ab 6',
    'Familie mit Kindern unter 6',
    'Freundesgruppe',
    'Allein gereist',
  ],
}

function Demo() {
  const [group, setGroup] = useState('Alle')
  const [sort, setSort] = useState('Beste Note')
  const [voted, setVoted] = useState<string[]>([])
  return (
    <div style={{ display: 'grid', gap: 24, padding: 24 }}>
      <ReviewSummary {...reviews.summary} />
      <ReviewTools
        sort={{
          name: 'sort',
          label: 'Sortieren nach',
          value: sort,
          options: words.sort.map((text) => ({ value: text, text })),
          onValueChange: setSort,
        }}
        groups={{
          label: 'Wer gereist ist',
          options: words.groups.map((text, i) => ({ value: text, text, countText: String(412 - i * 60) })),
          value: group,
          onChoose: setGroup,
        }}
      />
      {reviews.list.map((review) => (
        <ReviewCard
          key={review.author}
          {...review}
          actions={
            <HelpfulButton
              text="Helpful"
              label={`Helpful: review by ${review.author}`}
              countText={voted.includes(review.author) ? '13' : '12'}
              pressed={voted.includes(review.author)}
              onPress={() => setVoted((before) => [...before, review.author])}
            />
          }
        />
      ))}
    </div>
  )
}

const meta: Meta<typeof Demo> = { title: 'Components/Campsite/Reviews', component: Demo }
export default meta

export const Everything: StoryObj<typeof Demo> = {}
export const WithoutGrades: StoryObj = {
  render: () => <ReviewSummary scoreText="9,0" ofText="von 10" countText="1 Bewertung" />,
}
