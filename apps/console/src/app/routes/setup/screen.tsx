import { useQuery } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import {
  CashRulesPanel,
  ChargesPanel,
  Checklist,
  DeliveryDaysPanel,
  LicenceGaps,
  OrganisationPanel,
  SellersPanel,
  setupQuestion,
} from '../../../features/setup/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** What a shop needs before buyers can order: steps, organisation, sellers, charges, catalogue. */
export function SetupScreen() {
  const answer = useQuery({ ...setupQuestion, refetchOnWindowFocus: false })
  const { may } = useMe()
  return (
    <Loaded
      answer={answer}
      what="The set-up"
      skeleton={
        <Page title="Set-up">
          <Lines count={9} />
        </Page>
      }
    >
      {({
        ready,
        steps,
        organisation,
        sellers,
        licence_gaps: gaps,
        charges,
        delivery_days: days,
        cash_rules: cash,
        products,
        first_order: firstOrder,
      }) => (
        <Page title="Set-up">
          <Notice tone={ready ? 'success' : 'warning'}>
            {ready
              ? 'Buyers can order.'
              : 'Buyers can’t order yet. Go through the steps from top to bottom.'}
            {may('setup.change') ? '' : ' Only an administrator changes the set-up.'}
          </Notice>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_3fr]">
            <Checklist steps={steps} firstOrder={firstOrder} />
            <div className="flex min-w-0 flex-col gap-4">
              <LicenceGaps gaps={gaps} />
              <OrganisationPanel organisation={organisation} />
              <SellersPanel sellers={sellers} />
              <ChargesPanel charges={charges} />
              <DeliveryDaysPanel days={days} />
              <CashRulesPanel rules={cash} />
              <CataloguePanel products={products} may={may} />
            </div>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

const CataloguePanel = ({
  products,
  may,
}: {
  products: number
  may: ReturnType<typeof useMe>['may']
}) => (
  <Panel title="Catalogue" note={`${plural(products, 'product')} on sale`}>
    <div className="flex flex-col items-start gap-3 text-body-sm">
      <p>
        Upload a file with the columns sku, title, price, HSN, stock, maker, origin and licence.
        Goods of which something is unknown wait until somebody has settled it.
      </p>
      <div className="flex flex-wrap gap-3">
        {may('goods.read') ? (
          <LinkButton href={href.catalogueFiles}>Upload a catalogue</LinkButton>
        ) : null}
        <LinkButton look="outline" href="/shop" target="_blank" rel="noreferrer">
          Open the shop
        </LinkButton>
      </div>
    </div>
  </Panel>
)
