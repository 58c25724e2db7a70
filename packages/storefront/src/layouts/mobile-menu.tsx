import { MenuLevel } from '@camping/ui/menus/menu-level.tsx'
import { MenuSheet } from '@camping/ui/menus/menu-sheet.tsx'
import { useState } from 'react'
import { useText } from '../format/use-text.ts'
import { useMenuLevel } from './use-menu-level.ts'
import type { OverlayProps } from './overlays.tsx'

/** The menu on phones: nav items; the destinations drill funnel → country → area → city (SPEC.md §2 "Mobile menu"). */
export function MobileMenu({ onClose, ...frame }: OverlayProps) {
  const t = useText()
  /** The way down, as slugs after the name of the branch; empty at the top. */
  const [path, setPath] = useState<readonly string[]>([])
  const [moved, setMoved] = useState(false)
  const go = (to: readonly string[]) => {
    setPath(to)
    setMoved(true)
  }
  const { items, up, ...level } = useMenuLevel(frame, path)
  return (
    <MenuSheet id="mobile-menu" title={t('shell.menu')} closeLabel={t('shell.close')} onClose={onClose}>
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
    </MenuSheet>
  )
}
