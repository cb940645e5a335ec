import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { rupees } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { draftProblems, factsOf } from './draft.ts'
import type { Editor } from './use-editor.ts'

type Preview = Answer<'staffPreviewProduct'>

/** The product as buyers would see it, from what is typed. */
export function PreviewPanel({ editor }: { editor: Editor }) {
  const { draft, base, sellerId } = editor
  const preview = useCall('staffPreviewProduct')
  const show = () =>
    preview.mutate({
      body: { id: base?.id ?? null, facts: factsOf(draft), seller_id: sellerId },
    })
  const isComplete = draftProblems(draft).length === 0
  const { error } = preview
  return (
    <Panel
      title="As buyers see it"
      action={
        <Button look="outline" busy={preview.isPending} disabled={!isComplete} onClick={show}>
          Show
        </Button>
      }
    >
      {error ? (
        <Notice tone="danger" live>
          {error.error.fields.length > 0
            ? error.error.fields.map(({ message }) => message).join('. ')
            : error.message}
        </Notice>
      ) : preview.data ? (
        <Shown {...preview.data} />
      ) : (
        <p className="text-body-sm text-text-muted">
          {isComplete
            ? 'Shows what is typed, without saving it.'
            : 'Enter title, SKU and numbers first.'}
        </p>
      )}
    </Panel>
  )
}

/** The first photo: the stored product may have none yet. */
const pictureOf = (slug: string, { images, variants }: Preview['detail']) => {
  const photo = (variants[0]?.images ?? images)[0]?.photo
  return `/img/p/${photo === undefined ? encodeURIComponent(slug) : `~${photo}`}/0-150.jpg`
}

const priceOf = ({ price_gst: price }: { price_gst: number }) =>
  price > 0 ? rupees(price) : 'Price on request'

function Shown({ card, detail }: Preview) {
  return (
    <div className="flex flex-col gap-3 text-body-sm" aria-live="polite">
      <div className="flex gap-3">
        <img
          src={pictureOf(card.slug, detail)}
          alt=""
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-sm bg-panel object-contain"
          onError={({ currentTarget }) => {
            // A product that isn't stored has no picture yet.
            currentTarget.hidden = true
          }}
        />
        <div className="min-w-0">
          <p className="text-text-muted">{card.brand.name}</p>
          <p className="font-semibold [overflow-wrap:anywhere]">{card.title}</p>
          <p>
            <b className="font-semibold">
              {card.price_from ? 'From ' : ''}
              {priceOf(card)}
            </b>
            {card.mrp !== null && card.discount_percent > 0 ? (
              <>
                {' '}
                <s className="text-text-muted">{rupees(card.mrp)}</s> {card.discount_percent} % off
              </>
            ) : null}
          </p>
          <p className="text-text-muted">
            {card.pack}
            {card.key_attribute ? ` · ${card.key_attribute}` : ''}
          </p>
          {card.buying.message ? <p>{card.buying.message}</p> : null}
        </div>
      </div>
      {detail.variants.length > 1 ? (
        <ul className="list-disc pl-5">
          {detail.variants.map((variant) => (
            <li key={variant.sku}>
              {variant.option_label}: {priceOf(variant)} ({variant.sku})
            </li>
          ))}
        </ul>
      ) : null}
      {detail.highlights.length > 0 ? (
        <ul className="list-disc pl-5">
          {detail.highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {detail.description ? <p className="whitespace-pre-line">{detail.description}</p> : null}
      <Facts facts={[...detail.attributes, ...detail.facts]} />
    </div>
  )
}
