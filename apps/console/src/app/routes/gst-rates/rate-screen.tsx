import { useQuery } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import {
  History,
  RateForm,
  readRatesSearch,
  tagWords,
  termsWords,
} from '../../../features/gst-rates/index.ts'
import type { Heading } from '../../../features/gst-rates/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** The rates of an HSN: today's, the next, and all that were (CART-23). */
export function GstRateScreen() {
  const hsn = usePathPart('hsn')
  const { tag, ...list } = useSearchOf(readRatesSearch)
  const answer = useQuery({
    ...question('staffGetGstHeading', { params: { hsn }, query: tag ? { tag } : {} }),
    // What somebody else changes meanwhile is told when saving.
    refetchOnWindowFocus: false,
  })
  return (
    <Page
      title={`HSN ${hsn}`}
      back={{ href: href.gstRates(list), name: 'GST rates' }}
      marks={tag ? <Badge>{tagWords(tag)}</Badge> : undefined}
      note="A rate is never rewritten: the next one ends it on the day before. What was sold stays taxed by the rate of its day."
    >
      <Loaded answer={answer} what="The rates" skeleton={<Lines count={9} />}>
        {({ heading, today }) => <Rates key={`${hsn} ${tag}`} heading={heading} today={today} />}
      </Loaded>
    </Page>
  )
}

function Rates({ heading, today }: { heading: Heading; today: string }) {
  const mayChange = useMe().may('tax.change')
  const { applies, products } = heading
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title="Today">
          <Facts
            facts={[
              {
                label: 'Rate',
                value: applies === null ? 'None: goods with it can’t be sold' : termsWords(applies),
              },
              {
                label: 'On sale below it',
                value: plural(products, 'product'),
              },
            ]}
          />
        </Panel>
        {mayChange ? (
          <Panel title="Set a rate">
            <RateForm heading={heading} today={today} />
          </Panel>
        ) : null}
      </div>
      <Panel title="Rates" flush className="min-w-0">
        <History heading={heading} />
      </Panel>
    </div>
  )
}
