import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { batchLabel } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { PIECE_FATE_WORDS } from '@upchar/kernel/return-reasons'
import { Panel } from '@upchar/ui/dense/panel'
import { Fact, FactList } from '../kit/fact.tsx'
import { count } from '../kit/format.ts'
import { Lines } from '../kit/lines.tsx'
import { usePathPart } from '../kit/use-address.ts'
import { question } from '../shell/api/ask.ts'
import { Loaded } from '../shell/page/loading.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { nextWords } from './return-words.ts'
import { ReturnMark } from './returns-screen.tsx'

type Return = Answer<'sellerGetReturn'>['return']

/** A return of the seller's own goods, without the buyer (APP-01). */
export function ReturnScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('sellerGetReturn', { params: { id } }))
  const back = { href: portalHref.returns(), name: 'Returns' }
  return (
    <Loaded
      answer={answer}
      what="The return"
      skeleton={
        <Page title="Return" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ return: one }) => (
        <Page
          title={one.number}
          back={back}
          note={`${one.reason}. Of order ${one.order_number}, asked for ${formatIstDate(one.opened_at)}.`}
          marks={<ReturnMark row={one} />}
        >
          <Panel title="What is to do">
            <p className="max-w-text text-body-sm">{nextWords(one)}</p>
          </Panel>
          <Panel title="Goods">
            <Goods one={one} />
          </Panel>
          {one.found.length > 0 ? (
            <Panel title="Found at the inspection">
              <Found one={one} />
            </Panel>
          ) : null}
        </Page>
      )}
    </Loaded>
  )
}

const Goods = ({ one }: { one: Return }) => (
  <FactList>
    <Fact name="To come back">
      {one.items.map(({ sku_id: sku, title, quantity }) => (
        <span key={sku} className="block">
          {count(quantity)} × {title} <span className="text-text-hint">{sku}</span>
        </span>
      ))}
    </Fact>
    {one.sent.length > 0 ? (
      <Fact name="Was sent">
        {one.sent.map((row) => (
          <span key={`${row.parcel} ${row.title} ${row.batch}`} className="block">
            {count(row.quantity)} × {row.title}, {batchLabel(row.batch)}
            {row.expires_on === null ? '' : `, expires ${formatIstDate(row.expires_on)}`}
            {row.warehouse === '' ? '' : `, from ${row.warehouse}`},{' '}
            <a href={portalHref.parcel(row.parcel)}>its parcel</a>
          </span>
        ))}
      </Fact>
    ) : null}
    {one.courier ? (
      <Fact name="Brought by">
        {one.courier} <span className="tabular select-all">{one.awb}</span>
      </Fact>
    ) : null}
  </FactList>
)

function outcomeWords({ outcome, found }: Return): string {
  if (found.every(({ fate }) => fate === 'rejected'))
    return 'Nothing was accepted, so nothing goes back to the buyer.'
  return outcome === 'replacement'
    ? 'The buyer gets the same goods once more, in a parcel that you pack.'
    : 'The buyer gets back what was paid for the goods that were accepted. It is taken off your statement.'
}

const Found = ({ one }: { one: Return }) => (
  <div className="flex max-w-text flex-col gap-2 text-body-sm">
    {one.found.map(({ title, batch, quantity, fate }) => (
      <p key={`${title} ${batch} ${fate}`} className="[overflow-wrap:anywhere]">
        {count(quantity)} × {title}, {batchLabel(batch)}: {PIECE_FATE_WORDS[fate]}
      </p>
    ))}
    <p>{outcomeWords(one)}</p>
    {one.replacements.map(({ id, label }) => (
      <p key={id}>
        <a href={portalHref.parcel(id)}>The parcel that replaces them</a>: {label}
      </p>
    ))}
  </div>
)
