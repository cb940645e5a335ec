import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  CONTENT_KIND_WORDS,
  CONTENT_KINDS,
  NEEDED_POLICIES,
  type ContentKind,
} from '@upchar/kernel/content-kinds'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import { OpenOutsideIcon } from '@upchar/ui/icons'
import type { PlainSearch } from '@upchar/web/search-params'
import {
  contentQuestion,
  History,
  PreviewFrame,
  PublishDialog,
  Registrations,
  STATES,
  TakeDown,
  TextForm,
  TextNotices,
  useText,
} from '../../../features/content/index.ts'
import type { Choices, Content } from '../../../features/content/index.ts'
import { landingPagesQuestion } from '../../../features/landing-pages/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { LeaveGuard } from '../../../shell/page/leave-guard.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const isKind = (text: string): text is ContentKind => CONTENT_KINDS.some((kind) => kind === text)

const readTitle = ({ title }: PlainSearch): string =>
  typeof title === 'string' ? title.slice(0, 200) : ''

/** A text: its draft with a preview, its schedule and its history. */
export function ContentItemScreen() {
  const kind = usePathPart('kind')
  const key = usePathPart('key')
  return isKind(kind) && /^[a-z0-9][a-z0-9-]{0,79}$/.test(key) ? (
    <Item key={`${kind} ${key}`} kind={kind} id={key} />
  ) : (
    <NotFoundScreen />
  )
}

function Item({ kind, id }: { kind: ContentKind; id: string }) {
  const list = useQuery(question('staffListContent', { query: {} }))
  const pictures = useQuery(landingPagesQuestion)
  const isKnown = list.data?.items.some((one) => one.kind === kind && one.key === id) === true
  const answer = useQuery({ ...contentQuestion({ kind, key: id }), enabled: isKnown })
  const back = { href: href.content({ kind }), name: CONTENT_KIND_WORDS[kind].many }
  const skeleton = (
    <Page title={CONTENT_KIND_WORDS[kind].one} back={back}>
      <Lines count={9} />
    </Page>
  )
  return (
    <Loaded answer={list} what="The content" skeleton={skeleton}>
      {(listed) => (
        <Loaded answer={pictures} what="The pictures" skeleton={skeleton}>
          {(shown) => {
            const choices = { list: listed, pictures: shown }
            if (!isKnown)
              return <Editor kind={kind} id={id} content={null} choices={choices} back={back} />
            return (
              <Loaded answer={answer} what="The text" skeleton={skeleton}>
                {({ content }) => (
                  <Editor kind={kind} id={id} content={content} choices={choices} back={back} />
                )}
              </Loaded>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}

function Editor({
  kind,
  id,
  content,
  choices,
  back,
}: {
  kind: ContentKind
  id: string
  content: Content | null
  choices: Choices
  back: { href: string; name: string }
}) {
  const editor = useText({ kind, key: id }, content, useSearchOf(readTitle))
  const [open, setOpen] = useState<'publish' | 'take-down' | null>(null)
  const close = () => setOpen(null)
  const { mayChange, isChanged } = editor
  const isLive = content?.item.state === 'live'
  const isNeeded = kind === 'policy' && NEEDED_POLICIES.includes(id)
  return (
    <Page
      title={content?.item.name ?? `New ${CONTENT_KIND_WORDS[kind].one.toLowerCase()}`}
      back={back}
      marks={
        content ? (
          <Badge tone={STATES[content.item.state].tone}>{STATES[content.item.state].words}</Badge>
        ) : undefined
      }
      note={kind === 'banner' || kind === 'announcement' ? undefined : `Its address ends in ${id}`}
      actions={
        <>
          {isLive && mayChange && !isNeeded ? (
            <Button look="outline" onClick={() => setOpen('take-down')}>
              Take down
            </Button>
          ) : null}
          {isLive ? (
            <LinkButton look="outline" href={content.href} target="_blank" rel="noreferrer">
              Open in the shop <OpenOutsideIcon size={16} aria-hidden="true" />
            </LinkButton>
          ) : null}
        </>
      }
    >
      <TextNotices editor={editor} />
      <LeaveGuard unsaved={isChanged} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <form id="content-form" noValidate onSubmit={editor.onSubmit} className="min-w-0">
          <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
            <legend className="sr-only">Text</legend>
            <FormProblems form={editor.form} />
            <TextForm editor={editor} choices={choices} />
            {mayChange ? <Bar editor={editor} onPublish={() => setOpen('publish')} /> : null}
          </fieldset>
        </form>
        <div className="flex min-w-0 flex-col gap-4">
          <PreviewFrame
            id={content?.draft?.preview ?? content?.versions.find(({ value }) => value)?.id ?? null}
            version={content?.revision ?? ''}
          />
          {content && kind === 'event' ? <Registrations slug={id} mayExport={mayChange} /> : null}
          {content ? <History editor={editor} content={content} /> : null}
        </div>
      </div>
      {content && open === 'publish' ? (
        <PublishDialog editor={editor} content={content} onClose={close} />
      ) : null}
      {content && open === 'take-down' ? (
        <TakeDown editor={editor} content={content} onClose={close} />
      ) : null}
    </Page>
  )
}

function Bar({ editor, onPublish }: { editor: ReturnType<typeof useText>; onPublish: () => void }) {
  const { content, isChanged, isOvertaken, busy } = editor
  const hasDraft = content !== null && content.draft !== null
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 bg-page py-3">
      <p className="mr-auto text-body-sm text-text-muted" aria-live="polite">
        {isChanged ? 'Not saved yet' : hasDraft ? 'Saved, not published' : 'No changes'}
      </p>
      {isChanged ? (
        <Button look="outline" onClick={editor.undo}>
          Undo
        </Button>
      ) : hasDraft ? (
        <Button look="outline" busy={editor.isDiscarding} onClick={editor.discard}>
          Discard draft
        </Button>
      ) : null}
      <Button
        type="submit"
        {...(isChanged ? {} : { look: 'outline' as const })}
        disabled={!isChanged || isOvertaken}
        busy={busy}
      >
        Save draft
      </Button>
      <Button disabled={!hasDraft || isChanged} onClick={onPublish}>
        Publish
      </Button>
    </div>
  )
}
