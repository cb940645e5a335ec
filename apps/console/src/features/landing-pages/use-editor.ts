import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { isUploaded } from './banner-choice.tsx'
import { bodyOf, changesOf, draftOf } from './draft.ts'
import type { Draft, LandingPage } from './draft.ts'

export type LandingPages = Answer<'staffListLandingPages'>

export const landingPagesQuestion = question('staffListLandingPages', {})

export type Editor = ReturnType<typeof useEditor>

/** The draft of a landing page, and what happens to it: saved, put back, or laid over somebody else's change. */
export function useEditor(page: LandingPage, pictures: LandingPages) {
  const { may } = useMe()
  const mayChange = may('landing.change')
  const [draft, setDraft] = useState(() => draftOf(page))
  const [base, setBase] = useState(page)
  const [asking, setAsking] = useState(false)
  const [looked, setLooked] = useState(false)
  const client = useQueryClient()
  const save = useCall('staffSetLandingPage', {
    onSuccess: ({ page: saved }) => {
      client.setQueryData(
        landingPagesQuestion.queryKey,
        (all) =>
          all && { ...all, pages: all.pages.map((one) => (one.key === saved.key ? saved : one)) },
      )
      setBase(saved)
      setDraft(draftOf(saved))
      setAsking(false)
      showAlert(1, `${saved.name} is saved. The shop follows within seconds.`, {
        action: { label: 'Open', href: saved.href },
      })
    },
    onError: (problem) => {
      setAsking(false)
      if (isRefusal(problem, 'changed_meanwhile'))
        void client.invalidateQueries({ queryKey: landingPagesQuestion.queryKey })
    },
  })
  const changes = changesOf(base, draft)
  const missesWords = isUploaded(pictures, draft.banner_image) && draft.banner_alt.trim() === ''
  const wordless = looked && missesWords
  const overtaken = page.changed_at !== base.changed_at
  const set = <K extends keyof Draft>(key: K, value: Draft[K]) =>
    setDraft((before) => ({ ...before, [key]: value }))
  const send = () => save.mutate({ params: { key: page.key }, body: bodyOf(base, draft) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLooked(true)
    if (missesWords) return
    if (changes.includes('enabled')) setAsking(true)
    else if (changes.length > 0) send()
  }
  // Mine on top of theirs: what I didn't touch becomes theirs.
  const takeOver = () => {
    setDraft({ ...draftOf(page), ...Object.fromEntries(changes.map((key) => [key, draft[key]])) })
    setBase(page)
    save.reset()
  }
  const undo = () => {
    setDraft(draftOf(base))
    save.reset()
  }
  return {
    page,
    pictures,
    mayChange,
    draft,
    setDraft,
    set,
    base,
    changes,
    overtaken,
    asking,
    setAsking,
    wordless,
    save,
    problems: save.error?.fields ?? {},
    send,
    submit,
    takeOver,
    undo,
  }
}
