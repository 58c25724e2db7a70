import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import { BrowserOnly } from '../../kit/app/browser-only.tsx'
import type { Shown } from '../../kit/routing/shown.ts'
import { requiresConsent } from '@camping/editions/consent-needs.ts'

/** If a browser blocks the file, the question is not shown and nothing is consented to. */
const ConsentHost = lazyPart(() =>
  import('./consent-host.tsx').then(
    (module) => ({ default: module.ConsentHost }),
    () => ({ default: () => null }),
  ),
)

/** Slot of the consent question and of its consequences, in apps that need consent. */
export function ConsentSlot({ shown }: { shown: Shown }) {
  return (
    requiresConsent(useApp().config) && (
      <BrowserOnly placeholder={null}>
        <ConsentHost shown={shown} />
      </BrowserOnly>
    )
  )
}
