import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  DeclineDialog,
  quarantineColumns,
  quarantineQuery,
  readQuarantineSearch,
  TakeDialog,
  useDecideRelease,
} from '../../../features/quarantine/index.ts'
import type { AskedRelease, QuarantinedLot } from '../../../features/quarantine/index.ts'
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
  const { may, member } = useMe()
  const meId = member.id
  const mayDecide = may('returns.decide')
  const [taking, setTaking] = useState<QuarantinedLot | null>(null)
  const answer = useQuery({
    ...question('staffListQuarantine', { query: quarantineQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const [declining, setDeclining] = useState<AskedRelease | null>(null)
  const { mutate } = useDecideRelease()
  const columns = useMemo(
    () =>
      mayDecide
        ? quarantineColumns(setTaking, {
            me: meId,
            accept: ({ lot, release: { id } }) =>
              mutate({ params: { lot }, body: { id, accept: true } }),
            decline: setDeclining,
          })
        : quarantineColumns(),
    [mayDecide, meId, mutate],
  )
  return (
    <Page
      title="Quarantine"
      note="Returned and recalled goods that are kept apart. Two members of staff decide that pieces are sold again."
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
      {declining ? <DeclineDialog lot={declining} onClose={() => setDeclining(null)} /> : null}
    </Page>
  )
}
