import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header, HeaderLink, HeaderLinks, HeaderToggle } from '../header/header.tsx'
import { Icon } from '../icon/icon.tsx'
import { LanguageSelector } from '../language-selector/language-selector.tsx'
import { HouseMark } from '../logo/house-mark.tsx'
import { Logo } from '../logo/logo.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { SearchSummary } from '../search-summary/search-summary.tsx'
import { TopBanner } from '../top-banner/top-banner.tsx'
import { InEdition, useStoryEdition } from './story-edition.tsx'

const editions = [
  { code: 'uk', name: 'United Kingdom', flag: 'gb', href: '#uk', lang: 'en-GB' },
  { code: 'de', name: 'Deutschland', flag: 'de', href: '#de', lang: 'de' },
  { code: 'de-ch', name: 'Schweiz', flag: 'ch', href: '#ch', lang: 'de-CH' },
  { code: 'fr', name: 'France', flag: 'fr', href: '#fr', lang: 'fr' },
  { code: 'nl', name: 'Nederland', flag: 'nl', href: '#nl', lang: 'nl' },
  { code: 'nl-be', name: 'België', flag: 'be', href: '#be', lang: 'nl-BE' },
  { code: 'it', name: 'Italia', flag: 'it', href: '#it', lang: 'it' },
]

/** Header as on most pages; `home` leaves out the search summary. */
export function SampleHeader({ home, long }: { home?: boolean; long?: boolean }) {
  const { site } = useStoryEdition()
  return (
    <InEdition>
      <Header
        skip={{ href: '#content', text: long ? 'Zum Inhalt springen' : 'Skip to content' }}
        logo={<Logo href="#" name="Alder" mark={<HouseMark />} />}
        navLabel={long ? 'Menü' : 'Menu'}
        top={{
          start: <HeaderLinks links={[{ href: '#about', text: long ? 'Über uns' : 'About us' }]} />,
          end: (
            <HeaderLinks
              links={[{ href: '#safe', text: long ? 'Sichere Zahlung' : 'Secure payment', icon: 'shield' }]}
            />
          ),
        }}
        links={{
          start: <HeaderLinks links={[{ href: '#camping', text: 'Camping' }]} />,
          end: <HeaderLinks links={[{ href: '#early', text: long ? 'Früh buchen' : 'Book early' }]} />,
        }}
        start={
          <HeaderToggle
            text={long ? 'Reiseziele' : 'Destinations'}
            icon="map"
            open={false}
            controls="destinations"
            onToggle={() => {}}
            onIntent={() => {}}
          />
        }
        center={
          !home && (
            <SearchSummary
              place={long ? 'Mecklenburgische Seenplatte und Umgebung' : 'Lake Garda'}
              dates={long ? '12.–26. Juli' : '12–26 July'}
              party={long ? '2 Erwachsene, 2 Kinder' : '2 adults, 2 children'}
              label={long ? 'Suche ändern' : 'Change search'}
              expanded={false}
              onClick={() => {}}
            />
          )
        }
        end={
          <>
            <HeaderLink href="#" icon="heart" text={long ? 'Merkliste' : 'Favourites'} compact />
            <HeaderLink href="#" icon="user" text={long ? 'Anmelden' : 'Sign in'} compact />
            <LanguageSelector
              options={editions}
              current={long ? 'de' : site}
              label={long ? 'Land' : 'Country'}
            />
          </>
        }
      />
    </InEdition>
  )
}

/** Footer with all its parts. */
export function SampleFooter({ checkout }: { checkout?: boolean }) {
  return (
    <InEdition>
      <Footer
        label="Service"
        gridColumns={checkout ? 2 : 3}
        columns={[
          {
            title: 'Customer service',
            links: [
              { href: '#1', text: 'Help and contact' },
              { href: '#2', text: 'Change or cancel' },
              { href: '#3', text: 'Payment' },
              { href: '#4', text: 'Travel insurance' },
            ],
          },
          {
            title: 'About us',
            links: [
              { href: '#5', text: 'How we check reviews' },
              { href: '#6', text: 'How we order results' },
              { href: '#7', text: 'Accessibility' },
            ],
          },
        ]}
        newsletter={
          !checkout && (
            <NewsletterForm
              title="Early birds by e-mail"
              emailLabel="E-mail address"
              submitText="Sign up"
              action="#"
              reference="footer"
            />
          )
        }
        socialsTitle="Follow us"
        socials={[
          { href: '#a', name: 'Pictures', icon: <Icon name="camera" /> },
          { href: '#b', name: 'Share', icon: <Icon name="share" /> },
        ]}
        gdpr={
          <>
            We treat your data with care. <a href="#privacy">Privacy</a>
          </>
        }
        badges={[
          { title: 'Payment', items: [{ name: 'Visa' }, { name: 'Mastercard' }, { name: 'iDEAL' }] },
          { title: 'Security', items: [] },
          { title: 'Memberships', items: [{ name: 'SGR', url: '#sgr' }] },
        ]}
        copyright="© 2025 Alder Outdoor Holidays"
        legal={[
          { href: '#imprint', text: 'Imprint' },
          { href: '#terms', text: 'Terms' },
          { href: '#privacy', text: 'Privacy' },
          { href: '#cookies', text: 'Cookie settings' },
        ]}
      />
    </InEdition>
  )
}

/** Early-booking line. */
export function SampleBanner() {
  return (
    <InEdition>
      <TopBanner
        href="#early"
        textDesktop="Book summer before 31 January and keep the best pitches at last year’s price"
        textMobile="Summer at last year’s price"
      />
    </InEdition>
  )
}

/** Breadcrumb of a campsite. */
export function SampleBreadcrumb() {
  return (
    <InEdition>
      <Breadcrumb
        label="Breadcrumb"
        items={[
          { text: 'Camping', href: '#c' },
          { text: 'Italy', href: '#i' },
          { text: 'Lake Garda', href: '#g' },
          { text: 'Camping Bella Riva' },
        ]}
      />
    </InEdition>
  )
}
