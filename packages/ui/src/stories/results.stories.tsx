import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipRow } from '../badge/chip.tsx'
import { Button } from '../button/button.tsx'
import { SortSelect } from '../facets/sort-select.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { ResultsLayout } from '../results/results-layout.tsx'
import { SiteCardSkeleton } from '../site-card/site-card-skeleton.tsx'
import { SiteCard } from '../site-card/site-card.tsx'
import { EmptyState } from '../states/page-state.tsx'
import { SampleFooter, SampleHeader } from './sample-shell.tsx'
import { longSiteCard, SampleFacets, siteCards } from './sample-sites.tsx'
import { InEdition } from './story-edition.tsx'

interface ResultsArgs {
  state: 'list' | 'loading' | 'empty' | 'long'
  map?: boolean
}

function Results({ state, map }: ResultsArgs) {
  const long = state === 'long'
  return (
    <InEdition>
      <SampleHeader long={long} />
      <main id="content">
        <ResultsLayout
          title={
            long ? '124 Campingplätze in der Mecklenburgischen Seenplatte' : '124 campsites at Lake Garda'
          }
          text={
            long
              ? 'Alle Preise gelten für 14 Nächte, 2 Erwachsene und 2 Kinder, inklusive aller Pflichtkosten.'
              : 'Prices are totals for 14 nights, 2 adults and 2 children, with all mandatory costs.'
          }
          filtersLabel="Filters"
          filters={<SampleFacets />}
          filtersForm={{ id: 'filters', action: '#', hidden: [], submitLabel: 'Apply' }}
          toolbar={
            <SortSelect
              name="sort"
              label={long ? 'Sortieren nach' : 'Sort by'}
              value="popular"
              options={[
                { value: 'popular', text: long ? 'Beliebtheit' : 'Most popular' },
                { value: 'price', text: 'Lowest price' },
              ]}
              onValueChange={() => {}}
              explanation={{
                label: long ? 'So entsteht diese Reihenfolge' : 'How we order results',
                text: long ? 'Nach Buchungen und Bewertungen.' : 'By bookings and reviews.',
              }}
            />
          }
          chips={
            <ChipRow
              label="Active filters"
              chips={[
                { id: 'pool', text: 'Swimming pool', removeHref: '#p', removeLabel: 'Remove Swimming pool' },
                { id: 'dog', text: 'Dogs welcome', removeHref: '#d', removeLabel: 'Remove Dogs welcome' },
              ]}
              clear={{ text: 'Clear all', href: '#clear' }}
            />
          }
          map={map ? <div /> : undefined}
          filtersButton={<Button icon="filter">Filters (2)</Button>}
          mapButton={<Button icon="map">Map</Button>}
          after={
            <Pagination
              page={3}
              pageCount={13}
              hrefFor={(page) => `#page-${page}`}
              labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
            />
          }
        >
          {state === 'empty' ? (
            <EmptyState
              title="No campsite has all of this"
              text="Without “Sauna” there are 14. Or move your stay by a few days."
              actions={
                <>
                  <Button kind="brand">Drop “Sauna”: 14 campsites</Button>
                  <Button>Arrive on 15 July: 6 campsites</Button>
                </>
              }
            />
          ) : (
            (long ? [longSiteCard, ...siteCards] : siteCards).map((card) =>
              state === 'loading' ? (
                <SiteCardSkeleton key={card.href} />
              ) : (
                <SiteCard key={card.name} {...card} />
              ),
            )
          )}
        </ResultsLayout>
      </main>
      <SampleFooter />
    </InEdition>
  )
}

const meta: Meta<typeof Results> = {
  title: 'Patterns/Results',
  component: Results,
  args: { state: 'list' },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Results>
export const List: Story = {}
export const WithMap: Story = { args: { map: true } }
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
export const LongGerman: Story = { args: { state: 'long' } }
