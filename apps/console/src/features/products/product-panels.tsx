import { PRODUCT_CLASS_WORDS } from '@upchar/kernel/buying-rules'
import { SOLD_CLASSES } from '@upchar/kernel/waiting-goods'
import { Checkbox } from '@upchar/ui/checkbox'
import { Panel } from '@upchar/ui/dense/panel'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { AttributeFields } from './attribute-fields.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor }
const grid = 'grid gap-3 sm:grid-cols-2 sm:items-end'

/** What the product is: names, type, texts, attributes. */
export function ProductPanel({ editor }: Props) {
  const { form, draft, choices } = editor
  const known = choices.families.find(
    ({ name }) => name.toLowerCase() === draft.family.trim().toLowerCase(),
  )
  return (
    <Panel title="Product">
      <div className="flex flex-col gap-3">
        <TextInput {...form.text('title')} label="Title" maxLength={300} autoComplete="off" />
        <div className={grid}>
          <TextInput
            {...form.text('brand')}
            label="Brand"
            hint="Empty: Unbranded"
            optional
            list="brands"
            maxLength={100}
            autoComplete="off"
          />
          <TextInput
            {...form.text('family')}
            label="Product type"
            hint="The trade’s generic name: choose one"
            list="families"
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <datalist id="brands">
          {choices.brands.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <datalist id="families">
          {choices.families.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        {draft.family.trim() !== '' && !known ? (
          <Checkbox
            label={`“${draft.family.trim()}” is a new product type`}
            note="It stands under Consumables & Disposables"
            checked={editor.newFamily}
            onChange={({ target }) => editor.setNewFamily(target.checked)}
          />
        ) : null}
        {known?.hsn ? (
          <p className="text-body-sm text-text-muted">
            Goods of this type usually have the HSN {known.hsn}.
          </p>
        ) : null}
        {editor.base === null && choices.sellers.length > 1 ? (
          <Select
            {...form.field('seller_id')}
            label="Seller"
            value={String(editor.sellerId)}
            onChange={({ target }) => editor.setSellerId(Number(target.value))}
          >
            {choices.sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
        <TextArea
          {...form.text('description')}
          label="Description"
          optional
          rows={5}
          maxLength={5000}
        />
        <TextArea
          {...form.text('highlights')}
          label="Highlights"
          hint="One a line"
          optional
          rows={3}
          maxLength={2400}
        />
        <PhotosPanel
          {...form.field('photos')}
          photos={draft.photos}
          mayChange={editor.mayChange}
          without="Without a photo, buyers see a drawing."
          onChange={(photos) => form.change({ photos })}
        />
        <h3 className="text-body-sm font-semibold">Attributes of all variants</h3>
        <AttributeFields
          {...form.field('attributes')}
          labels={known?.attributes ?? []}
          attributes={draft.attributes}
          onChange={(attributes) => form.change({ attributes })}
        />
      </div>
    </Panel>
  )
}

/** What the law wants to know of it. */
export function LawPanel({ editor }: Props) {
  const { form, confirmed } = editor
  const law = { autoComplete: 'off' } as const
  const line = { ...law, optional: true } as const
  return (
    <Panel title="Law and label">
      <div className="flex flex-col gap-3">
        <Select {...form.text('product_class')} label="Class" hint="It decides who may buy">
          <option value="">Not classified: not on sale</option>
          {SOLD_CLASSES.map((value) => (
            <option key={value} value={value}>
              {PRODUCT_CLASS_WORDS[value]}
            </option>
          ))}
        </Select>
        {form.errors.product_class !== undefined || confirmed ? (
          <Checkbox
            label="I have checked the class against name and HSN"
            checked={confirmed}
            onChange={({ target }) => editor.setConfirmed(target.checked)}
          />
        ) : null}
        <div className={grid}>
          <TextInput
            {...form.text('maker')}
            {...law}
            label="Manufacturer"
            hint="As the pack names it"
            maxLength={150}
          />
          <TextInput
            {...form.text('country_of_origin')}
            {...law}
            label="Country of origin"
            maxLength={60}
          />
        </div>
        <TextInput
          {...form.text('maker_address')}
          {...law}
          label="Address of the manufacturer"
          maxLength={300}
        />
        <div className={grid}>
          <TextInput
            {...form.text('importer')}
            {...line}
            label="Importer"
            hint="Of goods from abroad"
            maxLength={150}
          />
          <TextInput
            {...form.text('importer_address')}
            {...line}
            label="Address of the importer"
            maxLength={300}
          />
          <TextInput
            {...form.text('licence')}
            {...line}
            label="Licence or registration number"
            hint="Of devices, tests and medicines"
            maxLength={80}
          />
          <TextInput
            {...form.text('shelf_life_months')}
            {...line}
            label="Shelf life in months"
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <TextInput
          {...form.text('storage')}
          {...law}
          label="Storage"
          hint="As on the label, such as: below 30 °C, away from light"
          maxLength={200}
        />
        <TextInput
          {...form.text('consumer_care')}
          {...law}
          label="Customer care"
          hint="Name, address, phone and email of whom to complain to"
          maxLength={300}
        />
        <div className={grid}>
          <TextInput {...form.text('warranty')} {...line} label="Warranty" maxLength={200} />
          <TextInput {...form.text('box_contents')} {...line} label="In the box" maxLength={500} />
        </div>
      </div>
    </Panel>
  )
}

const SALE = {
  cold_chain: { label: 'Kept at 2 to 8 °C', note: 'Leaves only where it stays cold on the way' },
  lead_only: { label: 'Sold on enquiry', note: 'Buyers ask for an offer; prices may be empty' },
  engravable: { label: 'A name can be engraved', note: undefined },
  dental_list: { label: 'On the list of medicines for dentists', note: undefined },
} as const

/** How it is sold and kept. */
export function SalePanel({ editor }: Props) {
  const { form, draft } = editor
  return (
    <Panel title="Sale and storage">
      <div className="flex flex-col">
        {(Object.keys(SALE) as (keyof typeof SALE)[]).map((name) => (
          <Checkbox
            key={name}
            {...SALE[name]}
            checked={draft[name]}
            onChange={({ target }) => form.change({ [name]: target.checked })}
          />
        ))}
      </div>
    </Panel>
  )
}
