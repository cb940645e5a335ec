import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  quarantineColumns,
  quarantineQuery,
  readQuarantineSearch,
  TakeDialog,
} from '../../../features/quarantine/index.ts'
import type { QuarantinedLot } from '../../../features/quarantine/index.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE = {
  title: 'Nothing is in quarantine',
  text: 'Returned goods that an inspection puts into quarantine appear here. They are never sold.',
}

/** Returned goods that nobody may sell until somebody decides (RET-02). */
export function QuarantineScreen() {
  const search = useSearchOf(readQuarantineSearch)
  const mayDecide = useMe().may('returns.decide')
  const [taking, setTaking] = useState<QuarantinedLot | null>(null)
  const answer = useQuery({
    ...question('staffListQuarantine', { query: quarantineQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => quarantineColumns(mayDecide ? setTaking : undefined), [mayDecide])
  return (
    <Page
      title="Quarantine"
      note="Returned and recalled goods that are kept apart and never sold."
      fixed
    >
      <List
        label="Quarantine"
        answer={answer}
        rows={(data) => data.lots}
        columns={columns}
        rowId={(row) => String(row.lot)}
        page={search.page ?? 1}
        pageHref={(page) => href.quarantine({ page: page > 1 ? page : undefined })}
        empty={NONE}
      />
      {taking ? <TakeDialog key={taking.lot} lot={taking} onClose={() => setTaking(null)} /> : null}
    </Page>
  )
}
