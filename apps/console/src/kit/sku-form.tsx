import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { useGo } from './use-go.ts'

/** Finds a product by SKU; its form opens at the address. */
export function SkuForm({ sku, open }: { sku: string; open: (search: { sku: string }) => string }) {
  const go = useGo()
  const [typed, setTyped] = useState(sku)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') go(open({ sku: typed.trim() }), { replace: true })
      }}
    >
      <TextInput
        id="offer-sku"
        label="SKU"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outline">
        Find the product
      </Button>
    </form>
  )
}
