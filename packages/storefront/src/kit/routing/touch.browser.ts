import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

let last = ''

const note = ({ pointerType }: PointerEvent) => {
  last = pointerType
}

/** Notes what the page is pressed with; returns what ends it. A click does not say it in every browser. */
export function watchPointer(): () => void {
  document.addEventListener('pointerdown', note, { capture: true, passive: true })
  return () => {
    document.removeEventListener('pointerdown', note, { capture: true })
    last = ''
  }
}

/**
 * Whether what is pressed now opens in this tab and goes step by step, because a finger presses it (decision 334). An edition may let
 * fingers do what a mouse does.
 */
export const isTouched = ({ touchAsMouse = [] }: Pick<AppConfig, 'touchAsMouse'>, site: SiteCode): boolean =>
  last === 'touch' && !touchAsMouse.includes(site)
