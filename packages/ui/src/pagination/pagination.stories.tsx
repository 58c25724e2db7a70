import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta: Meta<typeof Pagination> = {
  title: 'Components/Results/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 13,
    hrefFor: (page) => `#page-${page}`,
    labels: { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  },
}
export default meta

type Story = StoryObj<typeof Pagination>
export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 13 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }
export const LongGerman: Story = {
  args: {
    labels: {
      nav: 'Seiten',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: (page) => `Seite ${page}`,
    },
  },
}
