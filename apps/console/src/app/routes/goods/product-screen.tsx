import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { WAITING_REASON_WORDS } from '@upchar/kernel/waiting-goods'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import {
  KnownPanel,
  ProductForm,
  readGoodsSearch,
  ReasonMarks,
  RefuseDialog,
} from '../../../features/goods/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One waiting product: what is known, what is missing, and the decision. */
export function WaitingProductScreen() {
  const id = Number(usePathPart('id'))
  const list = href.waitingGoods(useSearchOf(readGoodsSearch))
  const back = { href: list, name: 'Waiting goods' }
  const go = useGo()
  const { may } = useMe()
  const [refusing, setRefusing] = useState(false)
  const answer = useQuery({
    ...question('staffGetWaitingProduct', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The product"
      skeleton={
        <Page title="Waiting product" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ product }) => (
        <Page
          title={product.title}
          back={back}
          marks={<ReasonMarks reasons={product.reasons} />}
          actions={
            may('goods.change') && product.refused_at === null ? (
              <Button look="outline" onClick={() => setRefusing(true)}>
                Refuse
              </Button>
            ) : null
          }
        >
          {product.refused_at === null ? (
            <Notice tone="warning">
              It isn’t on sale yet.
              <ul className="mt-1 list-disc pl-5">
                {product.reasons.map((reason) => (
                  <li key={reason}>{WAITING_REASON_WORDS[reason].todo}</li>
                ))}
              </ul>
            </Notice>
          ) : (
            <Notice tone="danger">
              Refused {formatIstDateTime(product.refused_at)}
              {product.refused_by ? ` by ${product.refused_by.name}` : ''}:{' '}
              {product.refused_because}
            </Notice>
          )}
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            {may('goods.change') ? (
              <Panel title="Facts">
                <ProductForm
                  product={product}
                  onClose={() => go(list)}
                  onDone={() => go(list, { saved: true })}
                />
              </Panel>
            ) : (
              <p className="text-body-sm text-text-muted">
                The catalogue’s staff decide on this product.
              </p>
            )}
            <KnownPanel product={product} />
          </div>
          {refusing ? (
            <RefuseDialog
              product={product}
              onClose={() => setRefusing(false)}
              onDone={() => go(list, { saved: true })}
            />
          ) : null}
        </Page>
      )}
    </Loaded>
  )
}
