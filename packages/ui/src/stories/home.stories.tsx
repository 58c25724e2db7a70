import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { Hero } from '../hero/hero.tsx'
import { CardGrid, Section } from '../layout/section.tsx'
import { DestinationCard } from '../tiles/destination-card.tsx'
import { FunnelTile, ThemeCard } from '../tiles/picture-tile.tsx'
import { SampleSearch } from './sample-search.tsx'
import { SampleBanner, SampleFooter, SampleHeader } from './sample-shell.tsx'
import { sceneSource } from './scene.ts'
import { InEdition } from './story-edition.tsx'

function Home({ long }: { long?: boolean }) {
  return (
    <InEdition>
      <SampleBanner />
      <SampleHeader home long={long} />
      <main id="content">
        <Hero
          title={long ? 'Schlafen, wo die Landschaft anfängt' : 'Sleep where the landscape starts'}
          text={
            long
              ? '2.140 Campingplätze und Ferienparks in ganz Europa. Der Preis, den Sie sehen, ist der Preis, den Sie bezahlen.'
              : '2,140 campsites and holiday parks in Europe. The price you see is the price you pay.'
          }
          picture={{ src: sceneSource(0) }}
        >
          <SampleSearch long={long} />
        </Hero>
        <Section title={long ? 'Wie möchten Sie wohnen?' : 'How would you like to stay?'}>
          <CardGrid columns={3}>
            <FunnelTile
              href="#1"
              icon="tent"
              title={long ? 'Camping' : 'Camping'}
              text="Pitches for tent, caravan and camper"
              picture={{ src: sceneSource(4) }}
            />
            <FunnelTile
              href="#2"
              icon="house"
              title={long ? 'Ferienparks und Bungalows' : 'Holiday parks'}
              text="Chalets, mobile homes, lodges"
              picture={{ src: sceneSource(2) }}
            />
            <FunnelTile
              href="#3"
              icon="mountain"
              title="Glamping"
              text="Safari tents with a real bed"
              picture={{ src: sceneSource(1) }}
            />
          </CardGrid>
        </Section>
        <Section
          title={long ? 'Beliebte Reiseländer' : 'Popular countries'}
          text="From-prices are totals for 7 nights that you can book today."
          action={
            <ButtonLink href="#all" kind="quiet" iconEnd="arrowRight">
              {long ? 'Alle Länder ansehen' : 'All countries'}
            </ButtonLink>
          }
        >
          <CardGrid swipe>
            {(
              [
                ['Italy', 'it', 'from £312'],
                ['France', 'fr', 'from £286'],
                ['Croatia', 'hr', 'from £241'],
                ['Netherlands', 'nl', 'from £198'],
              ] as const
            ).map(([name, flag, price], i) => (
              <DestinationCard
                key={name}
                href={`#${flag}`}
                name={name}
                flag={flag}
                countText="240 campsites"
                fromPrice={price}
                priceNote="7 nights, 2 adults"
                picture={{ src: sceneSource(6 + i) }}
                areas={[
                  { href: '#a', text: 'Lake Garda' },
                  { href: '#b', text: 'Tuscany' },
                  { href: '#c', text: 'Adriatic' },
                ]}
              />
            ))}
          </CardGrid>
        </Section>
        <Section tone="sunken" title="Ideas for a trip">
          <CardGrid columns={3} swipe>
            {['With the dog', 'By bike along rivers', 'First time in a tent'].map((title, i) => (
              <ThemeCard
                key={title}
                href={`#t${i}`}
                title={title}
                text="Sites we chose ourselves, with what you need to know before you go."
                picture={{ src: sceneSource(11 + i) }}
              />
            ))}
          </CardGrid>
        </Section>
      </main>
      <SampleFooter />
    </InEdition>
  )
}

const meta: Meta<typeof Home> = {
  title: 'Patterns/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Default: StoryObj<typeof Home> = {}
export const LongGerman: StoryObj<typeof Home> = { args: { long: true } }
