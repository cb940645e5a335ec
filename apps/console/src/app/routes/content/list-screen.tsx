import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CONTENT_KIND_WORDS, CONTENT_KINDS, type ContentKind } from '@upchar/kernel/content-kinds'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { PlusIcon } from '@upchar/ui/icons'
import { NewDialog, STATES } from '../../../features/content/index.ts'
import type { ContentItem } from '../../../features/content/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { listSearch } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ kind: CONTENT_KINDS })

/** Policies, articles, topics, banners, announcements, events and questions. */
export function ContentScreen() {
  const { kind = 'policy' } = useSearchOf(readSearch)
  const answer = useQuery(question('staffListContent', { query: {} }))
  const mayChange = useMe().may('landing.change')
  const [adding, setAdding] = useState(false)
  const all = answer.data?.items ?? []
  const words = CONTENT_KIND_WORDS[kind]
  return (
    <Page
      title="Content"
      note="What the shop says in words. A draft is seen by nobody until it is published."
      actions={
        mayChange ? (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New {words.one.toLowerCase()}
          </Button>
        ) : undefined
      }
    >
      <StateLinks
        links={CONTENT_KINDS.map((one) => ({
          key: one,
          name: CONTENT_KIND_WORDS[one].many,
          many: answer.data ? all.filter((item) => item.kind === one).length : undefined,
          href: href.content({ kind: one === 'policy' ? undefined : one }),
          isChosen: one === kind,
        }))}
      />
      <Loaded answer={answer} what="The content" skeleton={<Lines count={8} />}>
        {({ items }) => <Items items={items.filter((item) => item.kind === kind)} kind={kind} />}
      </Loaded>
      {adding ? (
        <NewDialog
          kind={kind}
          taken={all.filter((item) => item.kind === kind).map(({ key }) => key)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  )
}

function Items({ items, kind }: { items: readonly ContentItem[]; kind: ContentKind }) {
  if (items.length === 0)
    return (
      <EmptyState title={`No ${CONTENT_KIND_WORDS[kind].many.toLowerCase()} yet`}>
        What you write appears here.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-surface">
      {items.map((item) => (
        <li
          key={item.key}
          className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-panel"
        >
          <div className="min-w-48 grow">
            <a
              href={href.contentItem(item.kind, item.key)}
              className="font-medium text-text no-underline after:absolute after:inset-0 hover:text-link"
            >
              {item.name}
            </a>
            <span className="block text-caption text-text-hint">
              {item.changed_by?.name ?? 'Standard text'}, <When at={item.changed_at} />
              {item.next_at ? ` · next from ${formatIstDateTime(item.next_at)}` : ''}
              {item.until ? ` · until ${formatIstDateTime(item.until)}` : ''}
            </span>
          </div>
          {item.newer_standard ? <Badge tone="info">Newer standard text</Badge> : null}
          {item.has_draft && item.state !== 'draft' ? <Badge tone="warning">Draft</Badge> : null}
          <Badge tone={STATES[item.state].tone}>{STATES[item.state].words}</Badge>
        </li>
      ))}
    </ul>
  )
}
