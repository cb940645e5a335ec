import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { OpenOutsideIcon } from '@upchar/ui/icons'
import {
  BannerPanel,
  BuyingPanel,
  ConfirmSwitch,
  EditNotices,
  landingPagesQuestion,
  PreviewPanel,
  SaveBar,
  SearchEnginePanel,
  useEditor,
} from '../../../features/landing-pages/index.ts'
import type { LandingPage, LandingPages } from '../../../features/landing-pages/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { When } from '../../../kit/when.tsx'
import { href } from '../../../shell/hrefs.ts'
import { LeaveGuard } from '../../../shell/page/leave-guard.tsx'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const back = { href: href.landingPages, name: 'Landing pages' }

/** A landing page: on or off, texts, banner, with a preview (ROUTE-23). */
export function LandingPageScreen() {
  const key = usePathPart('key')
  const answer = useQuery(landingPagesQuestion)
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
        return page ? <EditForm key={page.key} page={page} pictures={data} /> : <NotFoundScreen />
      }}
    </Loaded>
  )
}

function EditForm({ page, pictures }: { page: LandingPage; pictures: LandingPages }) {
  const editor = useEditor(page, pictures)
  const { base, mayChange } = editor
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
          'Never changed'
        )
      }
      actions={
        <LinkButton look="outline" href={page.href} target="_blank" rel="noreferrer">
          Open in the shop <OpenOutsideIcon size={16} aria-hidden="true" />
        </LinkButton>
      }
    >
      <EditNotices editor={editor} />
      <LeaveGuard unsaved={editor.changes.length > 0} />
      <form
        noValidate
        onSubmit={editor.onSubmit}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      >
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{page.name}</legend>
          <BuyingPanel editor={editor} />
          <BannerPanel editor={editor} />
          <SearchEnginePanel editor={editor} />
        </fieldset>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
          <PreviewPanel editor={editor} />
          {mayChange ? <SaveBar editor={editor} /> : null}
        </div>
      </form>
      {editor.asking ? <ConfirmSwitch editor={editor} /> : null}
    </Page>
  )
}
