import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { api } from '../../shell/api/api.ts'
import type { Typed } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { ApiCall } from '@upchar/web/api'
import { PROOF_FIELDS } from './reauthenticate.ts'

type Options<T> = {
  id: string
  /** Open initially: browsers without scripts name it in the address. */
  open: boolean
  posted: PostedForm | null
  send: (api: ApiCall, typed: Typed) => Promise<SendResult<T>>
  onDone: (data: T) => void | Promise<void>
}

/**
 * A form that asks for re-authentication. A link opens it, which without scripts loads the page
 * with the form open. Focus moves into the form, and back to the link on closing.
 */
export function useReauthenticationForm<T>({ id, open: first, posted, send, onDone }: Options<T>) {
  const [open, setOpen] = useState(first)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(first)
  const form = useSubmission({
    id,
    fields: PROOF_FIELDS,
    returned: posted,
    read: (data): Typed => data,
    send: (typed) => send(api, typed),
    onSent: (data) => {
      setOpen(false)
      return onDone(data)
    },
  })

  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    place.current
      ?.querySelector<HTMLElement>(open ? 'input:not([hidden], [type=hidden]), button[form]' : 'a')
      ?.focus()
  }, [open])

  const inPage = (show: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(show)
    form.clear()
  }
  return { form, open, place, onOpen: inPage(true), onClose: inPage(false) }
}
