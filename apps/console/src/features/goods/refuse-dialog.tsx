import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { isOutrun } from './product-form.tsx'
import type { Product } from './product.ts'

const FIELDS = ['reason'] as const
const SHORTEST = 3

/** Decides not to sell a product, with a reason. */
export function RefuseDialog({
  product,
  onClose,
  onDone,
}: {
  product: Product
  onClose: () => void
  onDone: () => void
}) {
  const client = useQueryClient()
  const form = useForm({ id: 'refuse', fields: FIELDS, initial: { reason: '' } })
  const refuse = useCall('staffRefuseWaitingProduct', {
    onSuccess: () => {
      showAlert(1, `${product.sku} is refused`)
      void client.invalidateQueries({ queryKey: ['staffListWaitingGoods'] })
      void client.invalidateQueries({ queryKey: ['staffGetWaitingProduct'] })
      onDone()
    },
    onError: (problem) => {
      if (isOutrun(problem)) void client.invalidateQueries({ queryKey: ['staffGetWaitingProduct'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (typed) =>
      typed.length < SHORTEST
        ? [{ field: 'reason', message: 'Say why, for whoever asks later' }]
        : [],
    send: (reason) =>
      sendBy(refuse, {
        params: { id: product.id },
        body: { revision: product.revision, reason },
      }),
  })
  const reason = form.text('reason')
  return (
    <Dialog
      title={`Refuse ${product.sku}?`}
      onClose={onClose}
      focusFirst={() => document.getElementById(reason.id)}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-body-sm">
        {form.message ? (
          <Notice tone="danger" live>
            {form.message}
          </Notice>
        ) : null}
        <p>
          It stays off sale, also when a later file names it again. You can put it on sale here.
        </p>
        <TextArea
          {...reason}
          label="Why"
          hint="It stays on record in the audit log"
          rows={2}
          maxLength={300}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            Refuse the product
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
