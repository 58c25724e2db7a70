import { MenuLevel } from '@camping/ui/menus/menu-level.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { useState } from 'react'
import { useText } from '../../kit/format/use-text.ts'
import { useMenuLevel } from './use-menu-level.ts'
import type { OverlayProps } from '../frame/frame-props.ts'

/** The menu on phones: nav items; the destinations drill funnel → country → area → city (navigation-3). */
export function MobileMenu({ onClose, ...frame }: OverlayProps) {
  const t = useText()
  /** The path of slugs after the branch's name; empty at the top. */
  const [path, setPath] = useState<readonly string[]>([])
  const [moved, setMoved] = useState(false)
  const go = (to: readonly string[]) => {
    setPath(to)
    setMoved(true)
  }
  const { items, up, ...level } = useMenuLevel(frame, path)
  return (
    <Sheet
      id="mobile-menu"
      wide="side"
      title={t('shell.menu')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <MenuLevel
        key={path.join('/')}
        {...level}
        takeFocus={moved}
        {...(up ? { back: { text: t('menu.back', { place: up.title }), onClick: () => go(up.path) } } : {})}
        items={items.map(({ drill, ...item }) => ({
          ...item,
          ...(drill ? { onDrill: () => go(drill) } : {}),
        }))}
      />
    </Sheet>
  )
}
