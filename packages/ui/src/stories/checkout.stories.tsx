import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'react-final-form'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { CheckoutLayout } from '../checkout/checkout-layout.tsx'
import { HoldTimer } from '../checkout/hold-timer.tsx'
import { StepList } from '../checkout/step-list.tsx'
import { SummaryBox } from '../checkout/summary-box.tsx'
import { Header } from '../header/header.tsx'
import { CheckboxField } from '../islands/form/checkbox-field.tsx'
import { ErrorSummary } from '../islands/form/error-summary.tsx'
import { RadioField } from '../islands/form/radio-field.tsx'
import { SelectField } from '../islands/form/select-field.tsx'
import { TextField } from '../islands/form/text-field.tsx'
import { MuiIsland } from '../islands/mui-island.tsx'
import { HouseMark } from '../logo/house-mark.tsx'
import { Logo } from '../logo/logo.tsx'
import { PriceLines } from '../price-lines/price-lines.tsx'
import { stayPrices } from './sample-prices.ts'
import { SampleFooter } from './sample-shell.tsx'
import { sceneSource } from './scene.ts'
import { InEdition } from './story-edition.tsx'

const needed = (text: string) => (value: unknown) => (value ? undefined : text)

function Checkout() {
  return (
    <InEdition>
      <Header
        skip={{ href: '#content', text: 'Skip to content' }}
        logo={<Logo href="#" name="Alder" mark={<HouseMark />} />}
        end={
          <HoldTimer
            expiresAt={Date.now() + 872_000}
            renderedAt={Date.now()}
            text="Held for you:"
            formatLeft={(ms) =>
              `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
            }
            announcements={[{ minutes: 5, text: '5 minutes left' }]}
            expiredText="The hold has ended"
          />
        }
      />
      <main id="content">
        <CheckoutLayout
          steps={
            <StepList
              label="Steps"
              positionText="Step 2 of 4: Travellers"
              current="travellers"
              steps={[
                { id: 'extras', text: 'Extras', href: '#extras' },
                { id: 'travellers', text: 'Travellers' },
                { id: 'plan', text: 'Payment plan' },
                { id: 'pay', text: 'Check and pay' },
              ]}
            />
          }
          summary={
            <SummaryBox
              title="Your stay"
              picture={{ src: sceneSource(0) }}
              name="Camping Bella Riva"
              place="Peschiera, Lake Garda, Italy"
              facts={[
                { label: 'Arrival', value: 'Sat 12 July, from 3 pm' },
                { label: 'Departure', value: 'Sat 26 July, until 10 am' },
                { label: 'Guests', value: '2 adults, 2 children (6, 9)' },
                { label: 'In', value: 'Mobile home Comfort' },
              ]}
              total={{ label: 'Total', amount: '£1,270.44' }}
              labels={{ show: 'Show your stay', hide: 'Hide your stay' }}
            >
              <PriceLines {...stayPrices} />
            </SummaryBox>
          }
        >
          <h1>Who is travelling?</h1>
          <MuiIsland>
            <Form onSubmit={() => {}}>
              {({ handleSubmit }) => (
                <form noValidate onSubmit={(event) => void handleSubmit(event)}>
                  <ErrorSummary title={(count) => `Please check ${count} entries`} />
                  <RadioField
                    name="title"
                    label="How do we address you?"
                    row
                    options={[
                      { value: 'mrs', text: 'Mrs' },
                      { value: 'mr', text: 'Mr' },
                    ]}
                    validate={needed('Please choose how we address you.')}
                  />
                  <TextField
                    name="firstName"
                    label="First name"
                    autoComplete="given-name"
                    validate={needed('Please enter your first name.')}
                  />
                  <TextField
                    name="email"
                    label="E-mail"
                    type="email"
                    autoComplete="email"
                    hint="Your booking is sent here."
                    validate={needed('Please enter your e-mail address.')}
                  />
                  <SelectField
                    name="country"
                    label="Country"
                    emptyText="Please choose"
                    options={[
                      { value: 'gb', text: 'United Kingdom' },
                      { value: 'ie', text: 'Ireland' },
                    ]}
                    validate={needed('Please choose your country.')}
                  />
                  <CheckboxField
                    name="newsletter"
                    label="Send me offers twice a month. I can stop this at any time."
                  />
                  <Alert kind="info">Names must match your identity cards.</Alert>
                  <div style={{ marginTop: 24 }}>
                    <Button type="submit" kind="primary" size="lg" wide>
                      Continue to the payment plan
                    </Button>
                  </div>
                </form>
              )}
            </Form>
          </MuiIsland>
        </CheckoutLayout>
      </main>
      <SampleFooter checkout />
    </InEdition>
  )
}

const meta: Meta<typeof Checkout> = {
  title: 'Patterns/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen' },
}
export default meta
export const Travellers: StoryObj<typeof Checkout> = {}
