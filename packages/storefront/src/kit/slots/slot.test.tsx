import { markets } from '@camping/editions/markets.ts'
import type { SlotProps, Slots } from '@camping/ui/slots/slot-props.ts'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { appContext, AppProvider } from '../app/app-context.tsx'
import { testApp } from '../../testing/test-app.ts'
import { preloadSlots } from './preloaded-slots.ts'
import { SlotsBetween } from './slots-between.tsx'
import { Slot } from './slot.tsx'

function Own({ title, messages }: SlotProps['loginService']) {
  return <b>{`${title} in ${messages}`}</b>
}

function markup(slots: Slots | undefined): string {
  const app = appContext({ config: testApp, site: 'nl', today: '2026-11-21', editions: [], slots })
  return renderToString(
    <AppProvider value={app}>
      <Slot name="loginService" title="Help" text="We do" email="a@b.example" phone="+31 1">
        <i>the house’s own</i>
      </Slot>
    </AppProvider>,
  )
}

describe('Slot', () => {
  it('is the part of the house where an app replaces nothing', () => {
    expect(markup(undefined)).toBe('<i>the house’s own</i>')
    expect(markup({ portalHelp: () => Promise.resolve(() => null) })).toBe('<i>the house’s own</i>')
  })

  it('is rendered whole by the server, in the language of the edition', async () => {
    const load = vi.fn(() => Promise.resolve(Own))
    const slots = { loginService: load }
    await preloadSlots(slots)
    await preloadSlots(slots)
    expect(load).toHaveBeenCalledTimes(1)
    expect(markup(slots)).toContain(`<b>Help in ${markets.nl.messages}</b>`)
    expect(markup(slots)).not.toContain('house')
  })

  it('waits in the browser for its code, without the part of the house', () => {
    const slots = { loginService: () => new Promise<typeof Own>(() => {}) }
    expect(markup(slots)).not.toContain('house')
  })
})

describe('SlotsBetween', () => {
  function between(slots: Slots | undefined): string {
    const app = appContext({ config: testApp, site: 'nl', today: '2026-11-21', editions: [], slots })
    return renderToString(
      <AppProvider value={app}>
        <SlotsBetween
          page="campsite"
          after="stay"
          before="accommodations"
          facts={{ campsite: { name: 'De Plas', slug: 'de-plas', country: 'Nederland' } }}
        />
      </AppProvider>,
    )
  }

  it('is nothing where an app adds nothing', () => {
    expect(between(undefined)).toBe('')
    expect(between({ 'campsite.after.about': () => Promise.resolve(() => <b>elsewhere</b>) })).toBe('')
  })

  it('is what the app puts after the one and before the other, with the campsite and the language', async () => {
    const slots: Slots = {
      'campsite.before.accommodations': () => Promise.resolve(({ campsite }) => <b>{campsite.name}</b>),
      'campsite.after.stay': () => Promise.resolve(({ messages }) => <b>{messages}</b>),
    }
    await preloadSlots(slots)
    expect(between(slots)).toMatch(/<b>nl<\/b>.*<b>De Plas<\/b>/)
  })
})
