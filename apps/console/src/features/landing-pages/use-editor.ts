import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { isUploaded } from './banner-choice.tsx'
import { bodyOf, changesOf, draftOf, TEXT_FIELDS } from './draft.ts'
import type { Draft, LandingPage } from './draft.ts'

export type LandingPages = Answer<'staffListLandingPages'>

export const landingPagesQuestion = question('staffListLandingPages', {})

export type Editor = ReturnType<typeof useEditor>

/** Saves a landing page and keeps the list of pages up to date. */
function useSave({
  onSaved,
  onFailed,
}: {
  onSaved: (page: LandingPage) => void
  onFailed: () => void
}) {
  const client = useQueryClient()
  const { queryKey } = landingPagesQuestion
  return useCall('staffSetLandingPage', {
    onSuccess: ({ page: saved }) => {
      client.setQueryData(
        queryKey,
        (all) =>
          all && { ...all, pages: all.pages.map((one) => (one.key === saved.key ? saved : one)) },
      )
      onSaved(saved)
      showAlert(1, `${saved.name} is saved. Visitors see it within seconds.`, {
        action: { label: 'Open', href: saved.href },
      })
    },
    onError: (problem) => {
      onFailed()
      if (isRefusal(problem, 'changed_meanwhile')) void client.invalidateQueries({ queryKey })
    },
  })
}

const problemsOf = (draft: Draft, pictures: LandingPages) =>
  isUploaded(pictures, draft.banner_image) && draft.banner_alt.trim() === ''
    ? [{ field: 'banner_alt' as const, message: 'Describe the picture' }]
    : []

/** The draft of a landing page: edited, saved, undone, or rebased on somebody else’s change. */
export function useEditor(page: LandingPage, pictures: LandingPages) {
  const { may } = useMe()
  const [base, setBase] = useState(page)
  const [asking, setAsking] = useState(false)
  const form = useForm({ id: 'landing-page', fields: TEXT_FIELDS, initial: () => draftOf(page) })
  const draft = form.values
  const changes = changesOf(base, draft)
  const save = useSave({
    onSaved: (saved) => {
      setBase(saved)
      form.change(draftOf(saved))
      setAsking(false)
    },
    onFailed: () => setAsking(false),
  })
  const { busy, submit, onSubmit } = useSend(form, {
    read: () => ({ confirmed: false }),
    check: () => problemsOf(draft, pictures),
    send: async ({ confirmed }): Promise<SendResult<unknown>> => {
      if (changes.length === 0) return { ok: true, data: null }
      if (changes.includes('enabled') && !confirmed) {
        setAsking(true)
        return { ok: true, data: null }
      }
      return sendBy(
        save,
        { params: { key: page.key }, body: bodyOf(base, draft) },
        // A conflict has a notice of its own.
        { text: (problem) => (isRefusal(problem, 'changed_meanwhile') ? '' : problem.message) },
      )
    },
  })
  const rebase = () => {
    form.change({
      ...draftOf(page),
      ...Object.fromEntries(changes.map((key) => [key, draft[key]])),
    })
    setBase(page)
    form.clear()
  }
  const undo = () => {
    form.change(draftOf(base))
    form.clear()
  }
  return {
    page,
    pictures,
    mayChange: may('landing.change'),
    form,
    draft,
    base,
    changes,
    overtaken: page.changed_at !== base.changed_at,
    asking,
    cancel: () => setAsking(false),
    busy,
    confirm: () => void submit({ confirmed: true }),
    onSubmit,
    rebase,
    undo,
  }
}
