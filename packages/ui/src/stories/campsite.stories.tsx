import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccommodationRow } from '../accommodation-row/accommodation-row.tsx'
import { Button } from '../button/button.tsx'
import { FacilityList } from '../facility-list/facility-list.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Container } from '../layout/section.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'
import { ReviewSummary } from '../reviews/review-summary.tsx'
import { SiteHeading } from '../site-heading/site-heading.tsx'
import { StickyStayBar } from '../stay-bar/sticky-stay-bar.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { facilityGroups, reviews, sampleRows } from './sample-campsite.tsx'
import { SampleBreadcrumb, SampleFooter, SampleHeader } from './sample-shell.tsx'
import { SampleHeart, samplePictures } from './sample-sites.tsx'
import { InEdition } from './story-edition.tsx'

function Campsite() {
  return (
    <InEdition>
      <SampleHeader />
      <main id="content">
        <Container>
          <SampleBreadcrumb />
          <SiteHeading
            name="Camping Bella Riva"
            place="Peschiera, Lake Garda, Italy"
            placeHref="#map"
            rating={{
              score: 4.6,
              scoreText: '4.6',
              word: 'Excellent',
              countText: '412 reviews',
              label: '4.6 out of 5',
              href: '#reviews',
            }}
            actions={
              <>
                <SampleHeart name="Camping Bella Riva" text="Save" />
                <Button kind="quiet" icon="share">
                  Share
                </Button>
              </>
            }
          />
          <Gallery
            pictures={samplePictures(0, 12)}
            label="Pictures"
            showAllText="All 12 pictures"
            openLabel={(n) => `Open picture ${n}`}
            onOpen={() => {}}
          />
          <div style={{ height: 20 }} />
          <StickyStayBar
            label="Your stay"
            dates={{ label: 'Dates', text: '12–26 July', onClick: () => {} }}
            party={{ label: 'Guests', text: '2 adults, 2 children', short: '4', onClick: () => {} }}
            price={<PriceTag caption="14 nights, total" total="£1,284" />}
            action={<Button kind="primary">See what is free</Button>}
          />
          <h2 style={{ marginBlock: '32px 16px' }}>Free for your dates</h2>
          <div style={{ display: 'grid', gap: 16 }}>
            {sampleRows.map((row) => (
              <AccommodationRow key={row.name} {...row} />
            ))}
          </div>
          <div style={{ height: 40 }} />
          <Tabs
            label="About this campsite"
            initial="facilities"
            tabs={[
              { id: 'description', title: 'Description', content: <p>Between olive trees and the water…</p> },
              { id: 'important-info', title: 'Good to know', content: <p>Arrival from 3 pm.</p> },
              { id: 'facilities', title: 'Facilities', content: <FacilityList groups={facilityGroups} /> },
              {
                id: 'reviews',
                title: 'Reviews',
                count: '412',
                content: (
                  <>
                    <ReviewSummary {...reviews.summary} />
                    {reviews.list.map((review) => (
                      <ReviewCard key={review.author} {...review} />
                    ))}
                  </>
                ),
              },
            ]}
          />
        </Container>
      </main>
      <SampleFooter />
    </InEdition>
  )
}

const meta: Meta<typeof Campsite> = {
  title: 'Patterns/Campsite',
  component: Campsite,
  parameters: { layout: 'fullscreen' },
}
export default meta
export const Default: StoryObj<typeof Campsite> = {}
