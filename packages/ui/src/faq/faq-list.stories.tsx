import type { Meta, StoryObj } from '@storybook/react-vite'
import { FaqList } from './faq-list.tsx'

const meta: Meta<typeof FaqList> = {
  title: 'Components/Content/Questions',
  component: FaqList,
  args: {
    items: [
      {
        question: 'When do I pay?',
        answer: 'A deposit when you book and the rest six weeks before you arrive.',
      },
      {
        question:
          'Darf mein Hund mit, und was kostet das auf Plätzen, die ihre Preise erst im Frühjahr festlegen?',
        answer: 'Auf den meisten Plätzen ja. Der Preis steht bei den Extras, bevor Sie zahlen.',
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof FaqList>
export const Questions: Story = {}
