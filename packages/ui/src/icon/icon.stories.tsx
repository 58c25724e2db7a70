import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from '../flag/flag.tsx'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

const meta: Meta<typeof Icon> = { title: 'Base/Icon', component: Icon }
export default meta

const flagCodes = 'at be bg ch cz de dk es fi fr gb gr hr hu ie it lu me nl no pl pt se si sk'.split(' ')

const tile = { display: 'grid', justifyItems: 'center', gap: 6, inlineSize: 96, fontSize: 12 } as const

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <span key={name} style={tile}>
          <Icon name={name} size="lg" />
          {name}
        </span>
      ))}
    </div>
  ),
}
export const Flags: StoryObj<typeof Icon> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {flagCodes.map((code) => (
        <span key={code} style={tile}>
          <Flag code={code} />
          {code}
        </span>
      ))}
    </div>
  ),
}
