import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { Switch } from '@upchar/ui/dense/switch'
import { TextArea, TextInput } from '@upchar/ui/field'
import { OpenOutsideIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { BannerPreview, SearchPreview } from '../../features/landing-pages/banner.tsx'
import { BannerChoice, isUploaded } from '../../features/landing-pages/banner-choice.tsx'
import { bodyOf, changesOf, draftOf, NAMES } from '../../features/landing-pages/draft.ts'
import type { Draft, LandingPage } from '../../features/landing-pages/draft.ts'
import { Confirm } from '../../kit/confirm.tsx'
import { Lines } from '../../kit/lines.tsx'
import { Loaded } from '../../kit/loading.tsx'
import { Page } from '../../kit/page.tsx'
import { When } from '../../kit/when.tsx'
import { isRefusal, question, useCall } from '../../lib/ask.ts'
import { href } from '../../lib/hrefs.ts'
import { useMe } from '../../lib/me.ts'
import { usePathPart } from '../../lib/use-address.ts'
import { NotFoundScreen } from '../../shell/fault-screens.tsx'

type Data = Answer<'staffListLandingPages'>
const back = { href: href.landingPages, name: 'Landing pages' }
const pagesQuestion = question('staffListLandingPages', {})

/** A landing page: on or off, texts, banner, with how it will look (ROUTE-23). */
export function LandingPageScreen() {
  const key = usePathPart('key')
  const answer = useQuery(pagesQuestion)
  return (
    <Loaded
      answer={answer}
      what="The landing page"
      skeleton={
        <Page title="Landing page" back={back}>
          <Lines count={9} />
        </Page>
      }
    >
      {(data) => {
        const page = data.pages.find((one) => one.key === key)
        return page ? <Editor key={page.key} page={page} pictures={data} /> : <NotFoundScreen />
      }}
    </Loaded>
  )
}

function Editor({ page, pictures }: { page: LandingPage; pictures: Data }) {
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
        pagesQuestion.queryKey,
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
        void client.invalidateQueries({ queryKey: pagesQuestion.queryKey })
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
  const problems = save.error?.fields ?? {}
  return (
    <Page
      title={page.name}
      back={back}
      marks={
        <Badge tone={base.enabled ? 'success' : 'warning'}>{base.enabled ? 'On' : 'Off'}</Badge>
      }
      note={
        base.changed_at ? (
          <>
            Last changed by {base.changed_by?.name ?? 'the system'}, <When at={base.changed_at} />
          </>
        ) : (
          'As delivered'
        )
      }
      actions={
        <LinkButton look="outline" href={page.href} target="_blank" rel="noreferrer">
          Open in the shop <OpenOutsideIcon size={16} aria-hidden="true" />
        </LinkButton>
      }
    >
      {overtaken ? (
        <Notice
          tone="warning"
          live
          action={
            <Button look="outline" onClick={takeOver}>
              Go on with the new one
            </Button>
          }
        >
          {page.changed_by?.name ?? 'Somebody else'} changed this page meanwhile.{' '}
          {changes.length > 0 ? 'Your own changes are kept when you go on.' : ''}
        </Notice>
      ) : null}
      {save.error && !isRefusal(save.error, 'changed_meanwhile') ? (
        <Notice tone="danger" live>
          {save.error.message}
        </Notice>
      ) : null}
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      >
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{page.name}</legend>
          <Panel
            title="Can be bought from"
            action={
              <Switch
                label="Can be bought from"
                checked={draft.enabled}
                disabled={!mayChange}
                onChange={(enabled) => set('enabled', enabled)}
              />
            }
          >
            <p className="text-body-sm text-text-muted">
              Off: visitors look around and enquire; nothing goes into the cart. Standard is{' '}
              {base.standard_enabled ? 'on' : 'off'}.
            </p>
          </Panel>
          <Panel title="Banner">
            <div className="flex flex-col gap-4">
              <TextInput
                label="Title"
                maxLength={80}
                value={draft.banner_title}
                error={problems['banner_title']}
                onChange={(event) => set('banner_title', event.target.value)}
              />
              <TextArea
                label="Text"
                optional
                maxLength={300}
                value={draft.banner_text}
                error={problems['banner_text']}
                onChange={(event) => set('banner_text', event.target.value)}
              />
              <BannerChoice
                data={pictures}
                standard={page.key}
                shown={{ image: draft.banner_image, alt: draft.banner_alt }}
                error={wordless ? 'Say what the picture shows' : problems['banner_alt']}
                onChange={({ image, alt }) =>
                  setDraft((before) => ({ ...before, banner_image: image, banner_alt: alt }))
                }
              />
            </div>
          </Panel>
          <Panel title="Search engines">
            <div className="flex flex-col gap-4">
              <TextInput
                label="Title"
                hint={`${draft.meta_title.length} of 70 characters`}
                maxLength={70}
                value={draft.meta_title}
                error={problems['meta_title']}
                onChange={(event) => set('meta_title', event.target.value)}
              />
              <TextArea
                label="Description"
                hint={`${draft.meta_description.length} of 200 characters`}
                maxLength={200}
                value={draft.meta_description}
                error={problems['meta_description']}
                onChange={(event) =>
                  set('meta_description', event.target.value.replaceAll('\n', ' '))
                }
              />
            </div>
          </Panel>
        </fieldset>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
          <Panel title="How it will look">
            <div className="flex flex-col gap-4">
              <BannerPreview
                image={draft.banner_image}
                alt={draft.banner_alt}
                title={draft.banner_title}
                text={draft.banner_text}
              />
              <SearchPreview
                title={draft.meta_title}
                description={draft.meta_description}
                path={page.href}
              />
            </div>
          </Panel>
          {mayChange ? (
            <div className="flex flex-wrap items-center justify-end gap-3 max-lg:sticky max-lg:bottom-0 max-lg:bg-page max-lg:py-3">
              <p className="mr-auto text-body-sm text-text-muted" aria-live="polite">
                {changes.length === 0
                  ? 'Nothing changed'
                  : `Changed: ${changes.map((key) => NAMES[key].toLowerCase()).join(', ')}`}
              </p>
              <Button
                look="outline"
                disabled={changes.length === 0}
                onClick={() => {
                  setDraft(draftOf(base))
                  save.reset()
                }}
              >
                Undo
              </Button>
              <Button
                type="submit"
                disabled={changes.length === 0 || overtaken}
                busy={save.isPending}
              >
                Save
              </Button>
            </div>
          ) : null}
        </div>
      </form>
      {asking ? (
        <Confirm
          title={`Switch ${page.name} ${draft.enabled ? 'on' : 'off'}?`}
          action={draft.enabled ? 'Switch on' : 'Switch off'}
          danger={!draft.enabled}
          busy={save.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <p>
            {draft.enabled
              ? 'Everything of this department can be bought again by who may buy it.'
              : 'Nothing of this department can be bought until it is switched on again. Visitors can look around and enquire.'}
          </p>
        </Confirm>
      ) : null}
    </Page>
  )
}
