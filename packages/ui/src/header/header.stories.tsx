import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { headerVariables } from '../theme/theme-css.ts'
import type { HeaderForm } from '../theme/tokens.ts'
import { SampleBanner, SampleBreadcrumb, SampleHeader } from '../stories/sample-shell.tsx'

const meta: Meta<typeof SampleHeader> = {
  title: 'Components/Shell/Header',
  component: SampleHeader,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof SampleHeader>
export const WithSearchSummary: Story = { tags: ['german'] }
export const Home: Story = { args: { home: true }, tags: ['desktop'] }
export const LongGerman: Story = { args: { long: true } }
/** Shows the header in a form that a brand can choose (`header` of theme.ts); phones have one. */
const inForm =
  (form: HeaderForm): Decorator =>
  (Shown) => (
    <div
      style={Object.fromEntries(
        Object.entries(headerVariables[form]).map(([name, value]) => [`--${name}`, value]),
      )}
    >
      <Shown />
    </div>
  )
export const Centred: Story = { args: { home: true }, tags: ['desktop'], decorators: [inForm('centred')] }
export const Compact: Story = { args: { home: true }, tags: ['desktop'], decorators: [inForm('compact')] }
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
