import { journeySites } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { chooseAccommodation } from '../steps/campsite.ts'
import { bookAsGuest } from '../steps/checkout.ts'
import { recordConfirmation } from '../steps/confirmation.ts'
import { journeyIn } from '../steps/journey.ts'
import { openCheapestCampsite } from '../steps/results.ts'
import { openHome, searchFromHome } from '../steps/search.ts'
import { test } from '../watched-page.ts'

test.use({ drawsPictures: true })

// editions.spec.ts has all nine.
for (const site of journeySites) {
  test(`from the home page to a confirmed booking: ${site}`, async ({ page, watched }, {
    title,
    project,
  }) => {
    const { address, folder } = runState()
    const journey = journeyIn({ site, watched, address, page })
    await openHome(page, journey)
    await searchFromHome(page, journey)
    const campsite = await openCheapestCampsite(page, journey)
    const chosen = await chooseAccommodation(campsite, journey)
    const booked = await bookAsGuest(campsite, journey, chosen)
    await recordConfirmation(campsite, journey, {
      chosen: booked,
      folder,
      title: `${project.name}: ${title}`,
    })
  })
}
