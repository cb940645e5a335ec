import { CONTENT_KIND_WORDS, type ContentKind } from '@upchar/kernel/content-kinds'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useGo } from '../../kit/use-go.ts'
import { href } from '../../shell/hrefs.ts'
import { keyFrom } from './words.ts'

const BEFORE: Record<ContentKind, string> = {
  policy: '/policy#',
  article: '/blogs/',
  topic: '/blogs/category/',
  banner: '',
  announcement: '',
  event: '/events/',
  question: '/faq#',
}

/** Asks for the name of a new text, which becomes its address. */
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
  const form = useForm({ id: 'new-content', fields: ['name'] as const, initial: { name: '' } })
  const key = keyFrom(form.values.name)
  const { onSubmit } = useSend(form, {
    read: () => key,
    check: (wanted) =>
      wanted === ''
        ? [{ field: 'name' as const, message: 'Enter a name with letters or digits' }]
        : taken.includes(wanted)
          ? [{ field: 'name' as const, message: 'There is one of this name' }]
          : [],
    send: (wanted) => {
      go(href.contentItem(kind, wanted))
      return Promise.resolve({ ok: true as const, data: null })
    },
  })
  const { one } = CONTENT_KIND_WORDS[kind]
  return (
    <Dialog
      title={`New ${one.toLowerCase()}`}
      onClose={onClose}
      focusFirst={() => document.getElementById('new-content-name')}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormProblems form={form} />
        <TextInput
          {...form.text('name')}
          label="Name"
          hint={`${key === '' ? 'Can’t be changed later' : `${BEFORE[kind]}${key}`}`}
          autoComplete="off"
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
