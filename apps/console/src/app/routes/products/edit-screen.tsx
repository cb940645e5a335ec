import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { FormProblems } from '@upchar/ui/error-summary'
import { OpenOutsideIcon, PlusIcon } from '@upchar/ui/icons'
import {
  EditorBar,
  EditorNotices,
  HistoryPanel,
  LabelPanel,
  LawPanel,
  PreviewPanel,
  OffersPanel,
  ProductPanel,
  SalePanel,
  STATE,
  useEditor,
  VariantPanel,
} from '../../../features/products/index.ts'
import type { Choices, Product } from '../../../features/products/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { LeaveGuard } from '../../../shell/page/leave-guard.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const back = { href: href.products(), name: 'Products' }
const skeleton = (
  <Page title="Product" back={back}>
    <Lines count={9} />
  </Page>
)

/** Creates a product (OPS-04). */
export function NewProductScreen() {
  const choices = useQuery(question('staffGetProductChoices', {}))
  return (
    <Loaded answer={choices} what="The form" skeleton={skeleton}>
      {(data) =>
        data.sellers.length === 0 ? (
          <Page title="New product" back={back}>
            <Notice tone="warning">
              Goods need a seller: add one in the <a href={href.setup}>set-up</a> first.
            </Notice>
          </Page>
        ) : (
          <ProductEditor product={null} choices={data} />
        )
      }
    </Loaded>
  )
}

/** A product with its variants, for editing (OPS-04). */
export function ProductScreen() {
  const id = Number(usePathPart('id'))
  const choices = useQuery(question('staffGetProductChoices', {}))
  const answer = useQuery(question('staffGetProduct', { params: { id } }))
  return (
    <Loaded answer={choices} what="The form" skeleton={skeleton}>
      {(data) => (
        <Loaded answer={answer} what="The product" skeleton={skeleton}>
          {({ product }) => <ProductEditor key={product.id} product={product} choices={data} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function ProductEditor({ product, choices }: { product: Product | null; choices: Choices }) {
  const editor = useEditor(product, choices)
  const { base, draft, mayChange } = editor
  return (
    <Page
      title={base?.facts.title ?? 'New product'}
      back={back}
      marks={base ? <Badge tone={STATE[base.state].tone}>{STATE[base.state].name}</Badge> : null}
      note={base ? `Sold by ${base.seller.name}` : undefined}
      actions={
        base?.state === 'on_sale' ? (
          <LinkButton look="outline" href={base.href} target="_blank" rel="noreferrer">
            Open in the shop <OpenOutsideIcon size={16} aria-hidden="true" />
          </LinkButton>
        ) : null
      }
    >
      <EditorNotices editor={editor} />
      <LeaveGuard unsaved={editor.changes.length > 0} />
      <form
        noValidate
        aria-label="Product"
        onSubmit={editor.onSubmit}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]"
      >
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">Facts</legend>
          <FormProblems form={editor.form} />
          <ProductPanel editor={editor} />
          <LawPanel editor={editor} />
          <SalePanel editor={editor} />
          <section
            id="product-variants"
            tabIndex={-1}
            aria-label="Variants"
            className="flex flex-col gap-4"
          >
            {draft.variants.map((variant, index) => (
              <VariantPanel key={variant.id ?? `new-${index}`} editor={editor} index={index} />
            ))}
          </section>
          {mayChange ? (
            <div>
              <Button look="outline" onClick={editor.addVariant}>
                <PlusIcon size={16} aria-hidden="true" /> Add a variant
              </Button>
            </div>
          ) : null}
          {mayChange ? <EditorBar editor={editor} /> : null}
        </fieldset>
        <div className="flex min-w-0 flex-col gap-4">
          <LabelPanel editor={editor} />
          {mayChange ? <PreviewPanel editor={editor} /> : null}
          {base ? <HistoryPanel editor={editor} id={base.id} /> : null}
        </div>
      </form>
      {base ? <OffersPanel product={base} sellers={choices.sellers} /> : null}
    </Page>
  )
}
