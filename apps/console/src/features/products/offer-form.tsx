import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { DISPATCH_FIELD } from '../../kit/offer-words.ts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import type { Product } from './draft.ts'
import {
  OFFER_FIELDS,
  offerBody,
  offerProblems,
  type OfferDraft,
  type OfferField,
} from './offer-draft.ts'
import type { Choices } from './use-editor.ts'

type Props = {
  product: Product
  sellers: Choices['sellers']
  initial: OfferDraft
  onDone: () => void
}

function useOfferForm({ product, initial, onDone }: Props) {
  const client = useQueryClient()
  const form = useForm<OfferDraft, OfferField>({
    id: 'offer',
    fields: OFFER_FIELDS,
    initial: () => initial,
  })
  const key = ['staffListOffers', { params: { id: product.id } }]
  const save = useCall('staffSaveOffer', {
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      showAlert(1, `The offer ${form.values.sku.trim()} is saved. Take its stock in by its SKU.`)
      onDone()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void client.invalidateQueries({ queryKey: key })
    },
  })
  const send = useSend(form, {
    read: () => form.values,
    check: offerProblems,
    send: (draft) => sendBy(save, { params: { id: product.id }, body: offerBody(draft) }),
  })
  return { form, ...send }
}

/** Another seller’s offer: a new one, or new terms of one that stands. */
export function OfferForm(props: Props) {
  const { product, sellers, initial, onDone } = props
  const { form, busy, onSubmit } = useOfferForm(props)
  const element = useFormFocus()
  const isNew = initial.version === ''
  const unsaved = OFFER_FIELDS.some((field) => form.values[field] !== initial[field])
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 } as const
  const packs = { inputMode: 'numeric', autoComplete: 'off', maxLength: 9, hint: 'Packs' } as const
  return (
    <form
      ref={element}
      noValidate
      aria-label="Offer"
      onSubmit={onSubmit}
      className="flex flex-col gap-3"
    >
      <FormProblems form={form} />
      <LeaveGuard unsaved={unsaved} />
      <div className="grid gap-3 sm:grid-cols-3 sm:items-end">
        <Select {...form.text('variant')} label="Variant" disabled={!isNew}>
          {product.facts.variants.map(({ sku, option_label: option }) => (
            <option key={sku} value={sku}>
              {option === '' ? sku : `${option} (${sku})`}
            </option>
          ))}
        </Select>
        <Select {...form.text('seller_id')} label="Seller" disabled={!isNew}>
          <option value="">Choose</option>
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.text('sku')}
          label="Seller’s SKU"
          hint="No other article has it"
          autoComplete="off"
          maxLength={64}
          readOnly={!isNew}
        />
        <TextInput {...form.text('price')} {...amount} label="Price, rupees" hint="With GST" />
        <TextInput
          {...form.text('mrp')}
          {...amount}
          label="MRP, rupees"
          hint="As printed on this seller’s packs"
          optional
        />
        <div className="grid grid-cols-2 gap-3">
          <TextInput {...form.text('moq')} {...packs} label="Least per order" />
          <TextInput {...form.text('max_oq')} {...packs} label="Most per order" />
        </div>
        <TextInput
          {...form.text('dispatch_days')}
          {...DISPATCH_FIELD}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </div>
      <Checkbox
        label="On sale"
        checked={form.values.active}
        onChange={({ target }) => form.change({ active: target.checked })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save the offer
        </Button>
      </div>
    </form>
  )
}
