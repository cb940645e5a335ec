import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { draftOf, draftProblems, fieldOf, FIELDS, valueOf } from './draft.ts'
import type { Content, ContentValue } from './draft.ts'

type Which = { kind: ContentKind; key: string }

export const contentQuestion = (params: Which) => question('staffGetContent', { params })

/** Keeps what the page and the list know up to date after a change. */
export function useKeep(params: Which) {
  const client = useQueryClient()
  return (content: Content | null) => {
    const { queryKey } = contentQuestion(params)
    if (content) client.setQueryData(queryKey, { success: true as const, content })
    else client.removeQueries({ queryKey })
    void client.invalidateQueries({ queryKey: ['staffListContent'] })
  }
}

const textOf = (content: Content | null): ContentValue | null =>
  content?.draft?.value ?? content?.begins_with ?? null

export type Editor = ReturnType<typeof useText>

/**
 * The draft of a text: typed, saved, discarded, or filled from the history. `content` is null for a new one, which begins with
 * `title`.
 */
export function useText(params: Which, content: Content | null, title: string) {
  const { may } = useMe()
  const { kind } = params
  const keep = useKeep(params)
  const [seen, setSeen] = useState(content?.revision ?? null)
  const [base, setBase] = useState(() => draftOf(textOf(content)))
  const form = useForm({
    id: 'content',
    fields: FIELDS,
    initial: content === null ? { ...base, [kind === 'topic' ? 'name' : 'title']: title } : base,
  })
  const call = useCall('staffSaveContent')
  const settle = (saved: Content | null) => {
    const next = draftOf(textOf(saved))
    setSeen(saved?.revision ?? null)
    setBase(next)
    form.change(next)
    keep(saved)
  }
  const isChanged = FIELDS.some((field) => form.values[field] !== base[field])
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (draft) => draftProblems(kind, draft),
    send: async (draft): Promise<SendResult<unknown>> => {
      const sent = await sendBy(call, {
        params,
        body: { value: valueOf(kind, draft), revision: seen },
      })
      if (!sent.ok)
        return {
          ...sent,
          problems: sent.problems.map((one) => ({ ...one, field: fieldOf(one.field) })),
        }
      settle(sent.data.content)
      return sent
    },
  })
  const discard = useCall('staffSaveContent', {
    onSuccess: ({ content: left }) => {
      settle(left)
      showAlert(1, 'The draft is discarded.')
    },
  })
  return {
    params,
    content,
    form,
    busy,
    onSubmit,
    isChanged,
    mayChange: may('landing.change'),
    settle,
    /** Fills the form; nothing is saved. */
    fill: (value: ContentValue) => form.change(draftOf(value)),
    undo: () => {
      form.change(base)
      form.clear()
    },
    isOvertaken: content !== null && content.revision !== seen,
    rebase: () => settle(content),
    discard: () => discard.mutate({ params, body: { value: null, revision: seen } }),
    isDiscarding: discard.isPending,
    discardProblem: isRefusal(discard.error, 'changed_meanwhile')
      ? 'Somebody else has changed this text. Reload the page.'
      : discard.error?.message,
  }
}
