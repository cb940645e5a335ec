import { RecallForm } from '../../../features/recalls/index.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

/** Finds what a recall reaches, and begins it (OPS-05). */
export function NewRecallScreen() {
  return (
    <Page title="Recall goods" back={{ href: href.recalls(), name: 'Recalls' }}>
      <RecallForm />
    </Page>
  )
}
