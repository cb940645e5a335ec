import { GST_TAGS } from '@upchar/kernel/gst-rates'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Select, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useGo } from '../../kit/use-go.ts'
import { href } from '../../shell/hrefs.ts'
import { TAG_WORDS } from './words.ts'

const FIELDS = ['hsn', 'tag'] as const
const digitsOf = (typed: string): string => typed.replace(/[\s.]/g, '')

/** Asks for the HSN of a new rate and opens its page. */
export function NewHeadingDialog({ onClose }: { onClose: () => void }) {
  const go = useGo()
  const form = useForm({ id: 'heading', fields: FIELDS, initial: { hsn: '', tag: '' } })
  const { onSubmit } = useSend(form, {
    read: () => form.values,
    check: ({ hsn }) =>
      /^\d{2}(?:\d{2}){0,3}$/.test(digitsOf(hsn))
        ? []
        : [{ field: 'hsn', message: 'Enter 2, 4, 6 or 8 digits' }],
    send: async ({ hsn, tag }) => {
      go(href.gstRate(digitsOf(hsn), { tag: tag || undefined }))
      return { ok: true, data: null, leaving: true }
    },
  })
  const hsn = form.text('hsn')
  return (
    <Dialog title="New rate" onClose={onClose} focusFirst={() => document.getElementById(hsn.id)}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-body-sm">
        <TextInput
          {...hsn}
          label="HSN"
          hint="2, 4, 6 or 8 digits. The rate applies to every HSN that begins with them and has no rate of its own"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
        <Select {...form.text('tag')} label="Goods">
          <option value="">All goods of this HSN</option>
          {GST_TAGS.map((tag) => (
            <option key={tag} value={tag}>
              {TAG_WORDS[tag]}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Continue</Button>
        </div>
      </form>
    </Dialog>
  )
}
