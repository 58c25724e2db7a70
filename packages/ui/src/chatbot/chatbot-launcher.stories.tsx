import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatbotLauncher } from './chatbot-launcher.tsx'
import { coversPage } from '../stories/covers-page.ts'

const meta: Meta<typeof ChatbotLauncher> = {
  title: 'Components/Shell/Chatbot launcher',
  component: ChatbotLauncher,
  parameters: { layout: 'fullscreen', ...coversPage },
  args: { label: 'Ask a question', open: false, onOpen: () => {} },
  render: (args) => (
    <>
      <main style={{ minBlockSize: '100vh', padding: 24 }}>
        <p>The page ends here.</p>
      </main>
      <ChatbotLauncher {...args} />
    </>
  ),
}
export default meta

export const Default: StoryObj<typeof ChatbotLauncher> = {}
