import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { count, rupees } from '../../kit/format.ts'
import type { Product } from './product.ts'

/** What the file said of the product. */
export function KnownPanel({ product }: { product: Product }) {
  const { attributes, description } = product
  return (
    <Panel title="What is known">
      <Facts
        facts={[
          { label: 'SKU', value: product.sku },
          { label: 'Brand', value: product.brand },
          { label: 'Category', value: product.family },
          { label: 'Price', value: product.price === null ? 'On request' : rupees(product.price) },
          ...(product.mrp === null ? [] : [{ label: 'MRP', value: rupees(product.mrp) }]),
          { label: 'Seller', value: product.seller },
          { label: 'Stock', value: count(product.stock) },
        ]}
      />
      {attributes.length > 0 ? (
        <Facts facts={attributes} className="border-t border-border" />
      ) : null}
      {description ? (
        <p className="mt-3 border-t border-border pt-3 text-body-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {description}
        </p>
      ) : null}
    </Panel>
  )
}
