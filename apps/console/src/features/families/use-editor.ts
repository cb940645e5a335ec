import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import type { Problem } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { bodyOf, changesOf, draftOf, moved, rebased } from './draft.ts'
import type { DraftRow } from './draft.ts'
import type { Family } from './words.ts'

export type Editor = ReturnType<typeof useEditor>

/** A family's attributes while they are edited: saved, undone, or put on top of a colleague's. */
export function useEditor(family: Family) {
  const client = useQueryClient()
  const { may } = useMe()
  const [base, setBase] = useState(family)
  const [draft, setDraft] = useState(() => draftOf(family))
  const [problem, setProblem] = useState<Problem | null>(null)
  const changes = changesOf(draftOf(base), draft)
  const start = (next: Family) => {
    setBase(next)
    setDraft(draftOf(next))
    setProblem(null)
  }
  const save = useCall('staffSetFamilyAttributes', {
    onSuccess: ({ family: saved }) => {
      client.setQueryData(['staffGetFamily', { params: { key: saved.key } }], {
        success: true,
        family: saved,
      })
      void client.invalidateQueries({ queryKey: ['staffListFamilies'] })
      start(saved)
      showAlert(1, `${saved.name} is saved. Listings follow within seconds.`, {
        action: { label: 'Open', href: saved.href },
      })
    },
    onError: (failed) => {
      setProblem(failed)
      if (isRefusal(failed, 'changed_meanwhile'))
        void client.invalidateQueries({ queryKey: ['staffGetFamily'] })
    },
  })
  const nameless = draft.find(({ name }) => name.trim() === '')
  return {
    family,
    base,
    draft,
    changes,
    mayChange: may('goods.change'),
    overtaken: family.revision !== base.revision,
    busy: save.isPending,
    /** Why saving failed; a conflict has a notice of its own. */
    message: problem === null || isRefusal(problem, 'changed_meanwhile') ? '' : problem.message,
    problemOf: (key: string): string | undefined =>
      nameless?.key === key
        ? 'Give it a name'
        : problem?.error.fields.find(({ field }) => field === key)?.message,
    change: (key: string, change: Partial<DraftRow>) =>
      setDraft(draft.map((row) => (row.key === key ? { ...row, ...change } : row))),
    move: (key: string, by: -1 | 1) => setDraft(moved(draft, key, by)),
    undo: () => start(base),
    rebase: () => {
      setDraft(rebased(draftOf(base), draft, draftOf(family)))
      setBase(family)
      setProblem(null)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (changes.length > 0 && nameless === undefined)
        save.mutate({ params: { key: family.key }, body: bodyOf(base, draft) })
    },
  }
}
