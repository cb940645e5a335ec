import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Panel } from '@upchar/ui/dense/panel'
import { TextInput } from '@upchar/ui/field'
import { count } from '../../kit/format.ts'
import { DISPATCH_FIELD } from '../../kit/offer-words.ts'
import { AttributeFields } from './attribute-fields.tsx'
import type { VariantText } from './draft.ts'
import { MarginLine } from './margin-line.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import type { Editor } from './use-editor.ts'

type Field = {
  name: VariantText
  label: string
  hint?: string
  optional?: boolean
  mode?: 'numeric' | 'decimal'
  longest: number
}

const FIELDS: readonly Field[] = [
  {
    name: 'price',
    label: 'Price, rupees',
    hint: 'With GST, for one pack',
    mode: 'decimal',
    longest: 14,
  },
  {
    name: 'mrp',
    label: 'MRP, rupees',
    hint: 'As printed on the pack',
    optional: true,
    mode: 'decimal',
    longest: 14,
  },
  { name: 'hsn', label: 'HSN', hint: '4, 6 or 8 digits', mode: 'numeric', longest: 12 },
  {
    name: 'gst_rate',
    label: 'GST rate, percent',
    hint: 'Empty: of the HSN on each day',
    optional: true,
    mode: 'decimal',
    longest: 6,
  },
  { name: 'pack_size', label: 'Pieces in a pack', mode: 'numeric', longest: 9 },
  { name: 'pack_unit', label: 'Unit', hint: 'Such as piece or ml', longest: 30 },
  {
    name: 'net_quantity',
    label: 'Net quantity',
    hint: 'As declared, such as 100 pieces',
    optional: true,
    longest: 60,
  },
  { name: 'uqc', label: 'Unit code of invoices', hint: 'NOS, BOX, PCS, KIT, BTL …', longest: 3 },
  { name: 'moq', label: 'Least per order', hint: 'Packs', mode: 'numeric', longest: 9 },
  { name: 'max_oq', label: 'Most per order', hint: 'Packs', mode: 'numeric', longest: 9 },
  { name: 'dispatch_days', ...DISPATCH_FIELD, mode: 'numeric', longest: 2 },
  {
    name: 'weight_grams',
    label: 'Weight of a pack, grams',
    hint: 'For couriers',
    mode: 'numeric',
    longest: 9,
  },
  { name: 'part_number', label: 'Part number', hint: 'Of the maker', optional: true, longest: 64 },
  {
    name: 'gtins',
    label: 'Bar codes',
    hint: 'Several with a comma',
    optional: true,
    mode: 'numeric',
    longest: 200,
  },
]

/** One variant: SKU, price, pack, codes, and what tells it from the others. */
export function VariantPanel({ editor, index }: { editor: Editor; index: number }) {
  const { form, draft, base, choices } = editor
  const variant = draft.variants[index]
  if (variant === undefined) return null
  const isStored = variant.id !== null
  const stock = base?.stock[variant.sku]
  const labels = choices.families.find(
    ({ name }) => name.toLowerCase() === draft.family.trim().toLowerCase(),
  )?.attributes
  const control = (name: VariantText) => ({
    ...form.field(`variants.${index}.${name}`),
    value: variant[name],
    onChange: ({ target }: { target: { value: string } }) =>
      editor.changeVariant(index, { [name]: target.value }),
    autoComplete: 'off',
  })
  return (
    <Panel
      title={variant.sku || 'New variant'}
      note={stock === undefined ? undefined : `${count(stock)} in stock`}
      action={
        isStored || draft.variants.length === 1 ? null : (
          <Button look="quiet" onClick={() => editor.removeVariant(index)}>
            Remove
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2 sm:items-end">
          <TextInput
            {...control('sku')}
            label="SKU"
            hint={isStored ? 'Never changes: orders name it' : 'Your own code, without spaces'}
            readOnly={isStored}
            spellCheck={false}
            maxLength={64}
          />
          <TextInput
            {...control('option_label')}
            label="Name of the variant"
            hint="Such as M, or 18 G"
            optional={draft.variants.length === 1}
            maxLength={80}
          />
        </div>
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-4">
          {FIELDS.map(({ name, label, hint, optional = false, mode, longest }) => (
            <TextInput
              key={name}
              {...control(name)}
              label={label}
              hint={hint}
              optional={name === 'price' ? draft.lead_only : optional}
              inputMode={mode}
              maxLength={longest}
            />
          ))}
        </div>
        <MarginLine editor={editor} index={index} />
        <details open={variant.attributes.some(({ value }) => value !== '')}>
          <summary className="cursor-pointer py-1 text-body-sm font-semibold">
            What tells it from other variants
          </summary>
          <div className="mt-2">
            <AttributeFields
              {...form.field(`variants.${index}.attributes`)}
              labels={labels ?? []}
              attributes={variant.attributes}
              onChange={(attributes) => editor.changeVariant(index, { attributes })}
            />
          </div>
        </details>
        {draft.variants.length > 1 ? (
          <details open={variant.photos.length > 0}>
            <summary className="cursor-pointer py-1 text-body-sm font-semibold">
              Photos of this variant alone
            </summary>
            <div className="mt-2">
              <PhotosPanel
                {...form.field(`variants.${index}.photos`)}
                photos={variant.photos}
                mayChange={editor.mayChange}
                without="It has the photos of the product."
                onChange={(photos) => editor.changeVariant(index, { photos })}
              />
            </div>
          </details>
        ) : null}
        <Checkbox
          label="On sale"
          note="Off: buyers don’t see this variant"
          checked={variant.active}
          onChange={({ target }) => editor.changeVariant(index, { active: target.checked })}
        />
      </div>
    </Panel>
  )
}
