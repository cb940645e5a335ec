import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'

const FIELDS = ['reason'] as const

type Options<T> = {
  id: string
  /** The message if the reason is missing; it names the reader of a reason that isn’t only for the audit log. */
  missing?: string
  send: (reason: string) => Promise<SendResult<T>>
  onSent?: (data: T) => void
}

/** The form of a `ReasonDialog` that asks for the reason alone, as its props. */
export function useReason<T>({
  id,
  missing = 'Enter a reason, for the record',
  ...sending
}: Options<T>) {
  const form = useForm({ id, fields: FIELDS, initial: { reason: '' } })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (reason) => (reason.length < 3 ? [{ field: 'reason' as const, message: missing }] : []),
    ...sending,
  })
  return { message: form.message, reason: form.text('reason'), busy, onSubmit }
}
