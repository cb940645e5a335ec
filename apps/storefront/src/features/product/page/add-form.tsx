import { Button } from '@upchar/ui/button'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { cartStore, chooseQuantity } from '../../cart/index.ts'
import { AddedPanel, EngravingField, QuantityPrices, ShelfLifeField } from './lazy-parts.ts'
import type { Product, Stock, Variant } from './variant-choice.ts'

/** Above every cap: a larger number must reach `change`, which explains the cap. */
const TYPED_MAX = 99_999

/** A native form, so that it works before hydration and without scripts. */
export function AddForm({
  product,
  variant,
  stock,
}: {
  product: Product
  variant: Variant
  stock: Stock | undefined
}) {
  const noteId = useId()
  const {
    inCart,
    chosen,
    full,
    note,
    busy,
    added,
    engraving,
    change,
    submit,
    setAdded,
    setEngraving,
  } = useAddForm(product, variant)
  return (
    <form
      id="buy"
      method="post"
      action="/cart/add"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget).get('shelf_life_months'))
      }}
    >
      <input type="hidden" name="sku_id" value={variant.sku} />
      {product.engravable ? <EngravingField value={engraving} onChange={setEngraving} /> : null}
      {stock?.shelf_life ? <ShelfLifeField stock={stock} /> : null}
      <QuantityPrices
        title={product.title}
        variant={variant}
        added={chosen.quantity}
        inCart={inCart}
      />
      <div className="flex flex-wrap gap-3">
        <div className="w-36 noscript:hidden">
          <QuantityStepper
            label={product.title}
            value={full ? variant.moq : chosen.quantity}
            min={Math.max(1, variant.moq - inCart)}
            max={TYPED_MAX}
            onChange={change}
          />
        </div>
        <PlainQuantity variant={variant} />
        <Button
          type="submit"
          busy={busy}
          aria-describedby={noteId}
          className="min-w-48 grow text-body"
        >
          Add to cart
        </Button>
      </div>
      <output id={noteId} className="block text-body-sm text-text-muted">
        {note ? <span className="font-semibold text-warning">{note} </span> : null}
        {variant.moq > 1 ? `Minimum order ${variant.moq}. ` : ''}At most {variant.max_oq} at a time.
        {inCart > 0 && added === 0 ? (
          <>
            {' '}
            <a href="/cart" className="inline-block py-0.5">
              {inCart} in your cart
            </a>
          </>
        ) : null}
      </output>
      {added > 0 ? (
        <AddedPanel
          title={product.title}
          option={product.variants.length > 1 ? variant.option_label : ''}
          quantity={added}
          onClose={() => setAdded(0)}
        />
      ) : null}
    </form>
  )
}

function useAddForm(product: Product, variant: Variant) {
  const inCart = useStore(
    cartStore,
    (state) =>
      state.cart?.items.find((line) => line.sku_id === variant.sku && !line.is_free)?.quantity ?? 0,
  )
  const [wished, setWished] = useState(variant.moq)
  const [note, setNote] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [added, setAdded] = useState(0)
  const [engraving, setEngraving] = useState('')
  const chosen = chooseQuantity(wished, variant, inCart)
  const full = chosen.quantity === 0
  const change = (value: number) => {
    const next = chooseQuantity(value, variant, inCart)
    setNote(next.message)
    setWished(next.quantity === 0 ? variant.moq : next.quantity)
  }
  const submit = async (months: FormDataEntryValue | null) => {
    if (busy) return
    if (full) {
      setNote(chosen.message)
      return
    }
    setBusy(true)
    const { addToCart } = await import('../../cart/cart-calls.ts')
    const done = await addToCart({
      sku: variant.sku,
      quantity: chosen.quantity,
      title: product.title,
      ...(engraving ? { engravingName: engraving } : {}),
      shelfLifeMonths: Number(months) || undefined,
    })
    setBusy(false)
    if (!done) return
    setAdded(chosen.quantity)
    setNote(null)
    setWished(1)
  }
  return {
    inCart,
    chosen,
    full,
    note,
    busy,
    added,
    engraving,
    change,
    submit,
    setAdded,
    setEngraving,
  }
}

/** The quantity without scripts. */
function PlainQuantity({ variant }: { variant: Variant }) {
  return (
    <label className="hidden items-center gap-2 text-body-sm noscript:flex">
      Quantity
      <input
        name="quantity"
        type="number"
        min={variant.moq}
        max={variant.max_oq}
        defaultValue={variant.moq}
        className="min-h-control w-24 rounded-md border border-control-border px-3 text-body"
      />
    </label>
  )
}
