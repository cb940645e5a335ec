import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RetentionList, SetRetention } from '../../../features/retention/index.ts'
import type { Kept } from '../../../features/retention/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'For how long personal data are kept; then a job deletes them at night. Orders, invoices and books stay as long as tax law asks for them. The privacy notice shows the same days.'

/** How long each kind of personal data is kept (DPDP Act s.8(7)). */
export function RetentionScreen() {
  const mayChange = useMe().may('setup.change')
  const [changing, setChanging] = useState<Kept | null>(null)
  const answer = useQuery(question('staffListRetention', {}))
  return (
    <Page
      title="Data retention"
      note={mayChange ? NOTE : `${NOTE} Only administrators can change them.`}
    >
      {changing ? <SetRetention kind={changing} onClose={() => setChanging(null)} /> : null}
      <Loaded answer={answer} what="The periods" skeleton={<Lines count={9} />}>
        {({ kinds }) => (
          <RetentionList kinds={kinds} onChange={mayChange ? setChanging : undefined} />
        )}
      </Loaded>
    </Page>
  )
}
