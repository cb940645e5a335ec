import { CONTENT_KIND_WORDS, type ContentKind } from '@upchar/kernel/content-kinds'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useGo } from '../../kit/use-go.ts'
import { href } from '../../shell/hrefs.ts'
import { addressFrom, proposedAddress } from './words.ts'

const BEFORE: Record<ContentKind, string> = {
  policy: '/policy#',
  article: '/blogs/',
  topic: '/blogs/category/',
  banner: '',
  announcement: '',
  event: '/events/',
  question: '/faq#',
}

/** What buyers read above the text; of the others the name is for staff alone. */
const TITLE: Partial<Record<ContentKind, { label: string; longest: number }>> = {
  policy: { label: 'Title', longest: 80 },
  article: { label: 'Title', longest: 120 },
  topic: { label: 'Name', longest: 60 },
  event: { label: 'Title', longest: 120 },
  question: { label: 'Question', longest: 200 },
}

/** Asks for the title of a new text and proposes its address. */
export function NewDialog({
  kind,
  taken,
  onClose,
}: {
  kind: ContentKind
  taken: readonly string[]
  onClose: () => void
}) {
  const go = useGo()
  const form = useForm({
    id: 'new-content',
    fields: ['title', 'address'] as const,
    initial: { title: '', address: '' },
  })
  const { title, address } = form.values
  const { label, longest } = TITLE[kind] ?? { label: 'Name', longest: 80 }
  const key = addressFrom(address)
  const { onSubmit } = useSend(form, {
    read: () => key,
    check: (wanted) =>
      wanted === ''
        ? [{ field: 'address' as const, message: 'Enter an address with letters or digits' }]
        : taken.includes(wanted)
          ? [{ field: 'address' as const, message: 'Another text has this address' }]
          : [],
    send: (wanted) => {
      go(href.contentItem(kind, wanted, kind in TITLE ? { title } : {}))
      return Promise.resolve({ ok: true as const, data: null })
    },
  })
  const { one } = CONTENT_KIND_WORDS[kind]
  return (
    <Dialog
      title={`New ${one.toLowerCase()}`}
      onClose={onClose}
      focusFirst={() => document.getElementById('new-content-title')}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormProblems form={form} />
        <TextInput
          {...form.text('title')}
          label={label}
          autoComplete="off"
          maxLength={longest}
          onChange={({ target: { value } }) =>
            form.change({
              title: value,
              // Until somebody types another.
              ...(address === proposedAddress(title) && { address: proposedAddress(value) }),
            })
          }
        />
        <TextInput
          {...form.text('address')}
          label="Address"
          hint={key === '' ? 'Can’t be changed later' : `${BEFORE[kind]}${key}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Write it</Button>
        </div>
      </form>
    </Dialog>
  )
}
