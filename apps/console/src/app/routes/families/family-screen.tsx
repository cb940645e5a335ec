import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { OpenOutsideIcon } from '@upchar/ui/icons'
import {
  AttributeRow,
  EditNotices,
  readFamiliesSearch,
  SaveBar,
  sourceOf,
  useEditor,
} from '../../../features/families/index.ts'
import type { Family } from '../../../features/families/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { LeaveGuard } from '../../../shell/page/leave-guard.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** A product type: the attributes of its goods, and which of them buyers filter by. */
export function ProductTypeScreen() {
  const key = usePathPart('key')
  const back = {
    href: href.productTypes(useSearchOf(readFamiliesSearch)),
    name: 'Product types',
  }
  const answer = useQuery({
    ...question('staffGetFamily', { params: { key } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The product type"
      skeleton={
        <Page title="Product type" back={back}>
          <Lines count={9} />
        </Page>
      }
    >
      {({ family }) => <FamilyForm key={family.key} family={family} back={back} />}
    </Loaded>
  )
}

function FamilyForm({ family, back }: { family: Family; back: { href: string; name: string } }) {
  const editor = useEditor(family)
  const { base, draft, changes, mayChange } = editor
  const source = sourceOf(base.source)
  return (
    <Page
      title={family.name}
      back={back}
      marks={<Badge>{source?.name}</Badge>}
      note={
        base.changed_at ? (
          <>
            Last changed by {base.changed_by?.name ?? 'the system'}, <When at={base.changed_at} />.{' '}
            {source?.means}
          </>
        ) : (
          source?.means
        )
      }
      actions={
        <LinkButton look="outline" href={family.href} target="_blank" rel="noreferrer">
          Open in the shop <OpenOutsideIcon size={16} aria-hidden="true" />
        </LinkButton>
      }
    >
      <EditNotices editor={editor} />
      <LeaveGuard unsaved={changes.length > 0} />
      {draft.length === 0 ? (
        <p className="text-body-sm text-text-muted">
          No product of this type has attributes. They come with the column “attributes” of a
          catalogue file.
        </p>
      ) : (
        <form noValidate aria-label="Attributes" onSubmit={editor.onSubmit} className="max-w-5xl">
          <ol className="flex flex-col gap-3" aria-label="Attributes in the order of the filters">
            {draft.map((row, place) => (
              <AttributeRow key={row.key} editor={editor} row={row} place={place} family={family} />
            ))}
          </ol>
          {mayChange ? <SaveBar editor={editor} /> : null}
        </form>
      )}
    </Page>
  )
}
