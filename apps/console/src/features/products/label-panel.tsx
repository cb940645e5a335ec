import { labelFacts, labelScore } from '@upchar/kernel/label-facts'
import { Panel } from '@upchar/ui/dense/panel'
import { ProgressBar } from '@upchar/ui/progress-bar'
import { factsOf } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Editor } from './use-editor.ts'

const labelOf = (draft: Draft) => {
  const facts = factsOf(draft)
  return labelFacts({
    productClass: draft.product_class,
    genericName: draft.family,
    maker: draft.maker,
    makerAddress: draft.maker_address,
    countryOfOrigin: draft.country_of_origin.trim(),
    importer: draft.importer,
    importerAddress: draft.importer_address,
    licence: draft.licence,
    storage: draft.storage,
    consumerCare: draft.consumer_care,
    shelfLifeMonths: facts.shelf_life_months,
    variants: facts.variants
      .filter(({ active }) => active)
      .map(({ sku, mrp, net_quantity: netQuantity }) => ({ sku, mrp, netQuantity })),
  })
}

/** How complete the label’s declarations are as typed; what is missing, and why it matters. */
export function LabelPanel({ editor }: { editor: Editor }) {
  const label = labelOf(editor.draft)
  const missing = label.filter(({ done }) => !done)
  const score = labelScore(label)
  return (
    <Panel title="Completeness of the label" note={`${score} %`}>
      <div className="flex flex-col gap-2 text-body-sm">
        <ProgressBar label="Completeness of the label" percent={score} className="w-full" />
        {missing.length === 0 ? (
          <p>Buyers read every declaration that the law asks for.</p>
        ) : (
          <ul className="flex flex-col gap-2" aria-label="Missing declarations">
            {missing.map(({ key, name, skus, why }) => (
              <li key={key}>
                <b className="font-semibold">{name}</b>
                {skus.length > 0 ? ` of ${skus.map((sku) => sku || 'new variant').join(', ')}` : ''}
                <span className="block text-text-muted">{why}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
