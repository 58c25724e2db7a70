import { houseHomeSections, type HomeSection } from '@camping/editions/home-sections.ts'
import { Fragment } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { Part } from '../../../kit/app/part.tsx'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { DeferredAppSection } from './deferred-app-section.tsx'
import { HomeCountries } from './home-countries.tsx'
import { HomeEarlyBooking } from './home-early-booking.tsx'
import { HomeFunnels } from './home-funnels.tsx'
import { HomeNewsletter } from './home-newsletter.tsx'
import type { HomePart } from './home-part.ts'
import { HomePromises } from './home-promises.tsx'
import { HomeThemes } from './home-themes.tsx'

const houseSections = {
  funnels: HomeFunnels,
  countries: HomeCountries,
  themes: HomeThemes,
  'early-booking': HomeEarlyBooking,
  promises: HomePromises,
  newsletter: HomeNewsletter,
}

function SectionOf({ section, navigation }: HomePart & { section: HomeSection }) {
  const { config } = useApp()
  const name = section.section
  if (name === 'text' || name === 'campaigns')
    return (
      !import.meta.env.WITHOUT_APP_SECTIONS &&
      (name === 'text' || config.campaigns) && <DeferredAppSection section={section} />
    )
  const House = houseSections[name]
  return <House navigation={navigation} />
}

/** The sections of the app in its order, else those of the house; each is hydrated by itself. */
export function HomeSections({ navigation }: HomePart) {
  const { config, site } = useApp()
  return (config.homeSections ?? houseHomeSections)
    .filter(({ sites }) => sites?.includes(site) ?? true)
    .map((section, index) => {
      // Texts are the app's already, and there may be many.
      const name = section.section === 'text' ? undefined : section.section
      return (
        <Fragment key={index}>
          {!import.meta.env.WITHOUT_SLOTS && name && <SlotsBetween page="home" before={name} facts={{}} />}
          <Part>
            <SectionOf section={section} navigation={navigation} />
          </Part>
          {!import.meta.env.WITHOUT_SLOTS && name && <SlotsBetween page="home" after={name} facts={{}} />}
        </Fragment>
      )
    })
}
