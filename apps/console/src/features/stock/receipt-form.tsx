import { Button, LinkButton } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, Select, TextInput } from '@upchar/ui/field'
import { rupees } from '../../kit/format.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { useReceipt } from './use-receipt.ts'
import type { ReceiptDesk, ReceiptEditor } from './use-receipt.ts'
import type { StockKeeper } from './words.ts'

/** Takes goods in: what they came with, then line by line, typed or by scanner. */
export function ReceiptForm(desk: ReceiptDesk) {
  const editor = useReceipt(desk)
  const { form, draft, busy, finding, onSubmit } = editor
  return (
    <form
      noValidate
      aria-label="Receipt"
      onSubmit={onSubmit}
      className="flex max-w-4xl flex-col gap-4"
    >
      <FormProblems form={form} />
      <LeaveGuard unsaved={draft.lines.length > 0 || draft.reference !== ''} />
      <PapersPanel editor={editor} by={desk.by} />
      <Panel title="What has come">
        <div className="flex flex-col gap-4">
          <div className="flex items-end gap-3">
            <TextInput
              {...form.text('code')}
              className="grow"
              label="Scan or SKU"
              hint="Scan the pack’s code: batch and expiry come with it. Or type SKU or bar code, then Enter"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // A scanner ends with Enter, which must not send the form.
                event.preventDefault()
                void editor.add()
              }}
            />
            <Button look="outline" busy={finding} onClick={() => void editor.add()}>
              Add
            </Button>
          </div>
          <ol className="flex flex-col gap-3" aria-label="Lines">
            {draft.lines.map((line, index) => (
              <LineRow key={`${line.item.sku} ${index}`} editor={editor} index={index} />
            ))}
          </ol>
        </div>
      </Panel>
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton look="outline" href={desk.listHref}>
          Cancel
        </LinkButton>
        <Button type="submit" busy={busy}>
          Take in stock
        </Button>
      </div>
    </form>
  )
}

function PapersPanel({
  editor: { form, draft, warehouses, warehouseId },
  by,
}: {
  editor: ReceiptEditor
  by: StockKeeper
}) {
  return (
    <Panel title="What it came with">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select {...form.text('source')} label="Against">
          <option value="purchase">a purchase</option>
          <option value="seller_note">
            {by === 'staff' ? 'a seller’s note' : 'your own note'}
          </option>
        </Select>
        <TextInput
          {...form.text('reference')}
          label="Number of the invoice or note"
          maxLength={60}
          autoComplete="off"
        />
        <TextInput {...form.text('supplier')} label="Sent by" maxLength={150} autoComplete="off" />
        <DayInput
          {...form.field('received_on')}
          label="Received on"
          value={draft.received_on}
          onChange={(value) => form.change({ received_on: value })}
        />
        {warehouses.length > 1 ? (
          <Select
            {...form.field('warehouse_id')}
            label="Warehouse"
            value={String(warehouseId)}
            onChange={({ target }) => form.change({ warehouse_id: target.value })}
          >
            {warehouses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </Panel>
  )
}

function LineRow({ editor, index }: { editor: ReceiptEditor; index: number }) {
  const { form, draft, changeLine, removeLine } = editor
  const line = draft.lines[index]
  if (line === undefined) return null
  const { item } = line
  const control = (name: 'quantity' | 'batch' | 'mrp') => ({
    ...form.field(`lines.${index}.${name}`),
    value: line[name],
    onChange: ({ target }: { target: { value: string } }) =>
      changeLine(index, { [name]: target.value }),
    autoComplete: 'off',
  })
  const skuId = `receipt-lines.${index}.sku`
  return (
    <li className="rounded-md border border-border p-3" aria-label={item.sku}>
      <div
        id={skuId}
        tabIndex={-1}
        className="mb-2 flex flex-wrap items-start justify-between gap-2"
      >
        <p className="min-w-0 text-body-sm [overflow-wrap:anywhere]">
          <b className="font-semibold">{item.title}</b> {item.option_label} · {item.sku} ·{' '}
          {item.seller}
        </p>
        <Button look="quiet" aria-label={`Remove ${item.sku}`} onClick={() => removeLine(index)}>
          Remove
        </Button>
      </div>
      <FieldError id={skuId} error={form.errors[`lines.${index}.sku`]} />
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
        <TextInput {...control('quantity')} label="Packs" inputMode="numeric" maxLength={9} />
        <TextInput
          {...control('batch')}
          label="Batch"
          optional={!item.batch_needed}
          maxLength={40}
        />
        <DayInput
          {...form.field(`lines.${index}.expires_on`)}
          label="Expires on"
          optional={!item.batch_needed}
          value={line.expires_on}
          onChange={(value) => changeLine(index, { expires_on: value })}
        />
        <TextInput
          {...control('mrp')}
          label="MRP on these packs"
          hint={item.mrp === null ? undefined : `Known: ${rupees(item.mrp)}`}
          optional
          inputMode="decimal"
          maxLength={14}
        />
      </div>
    </li>
  )
}
