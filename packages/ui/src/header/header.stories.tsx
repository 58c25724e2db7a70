import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleBanner, SampleBreadcrumb, SampleHeader } from '../stories/sample-shell.tsx'

const meta: Meta<typeof SampleHeader> = {
  title: 'Shell/Header',
  component: SampleHeader,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof SampleHeader>
export const WithSearchSummary: Story = { tags: ['german'] }
export const Home: Story = { args: { home: true } }
export const LongGerman: Story = { args: { long: true } }
export const BannerAndBreadcrumb: Story = {
  render: () => (
    <>
      <SampleBanner />
      <SampleHeader />
      <div style={{ padding: 16 }}>
        <SampleBreadcrumb />
      </div>
    </>
  ),
}
