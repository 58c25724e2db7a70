import type { SectionOf, SlotName, SlotPage, SlotProps } from '@camping/ui/slots/slot-props.ts'
import { Slot } from './slot.tsx'

type Facts<Page extends SlotPage> = Omit<
  SlotProps[`${Page}.before.${SectionOf<Page>}` & SlotName],
  'messages'
>

/**
 * The components that an app puts after one section of a page and before the next (`slots.ts` of its folder). Pages write it as
 * `{!import.meta.env.WITHOUT_SLOTS && <SlotsBetween … />}`: the builds of apps without slots then have nothing of it, and the place
 * among the children stays, on which React's ids depend.
 */
export function SlotsBetween<Page extends SlotPage>({
  page,
  after,
  before,
  facts,
}: {
  page: Page
  after?: SectionOf<Page>
  before?: SectionOf<Page>
  /** What the components get from the page. */
  facts: Facts<Page>
}) {
  const slot = (place: 'before' | 'after', section: SectionOf<Page> | undefined) =>
    section && (
      <Slot name={`${page}.${place}.${section}` as 'home.before.funnels'} {...facts}>
        {null}
      </Slot>
    )
  return (
    <>
      {slot('after', after)}
      {slot('before', before)}
    </>
  )
}
