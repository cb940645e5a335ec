import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PLACE_RULE_KINDS, PLACE_RULES } from '@upchar/kernel/place-rules'
import type { PlaceRuleKind } from '@upchar/kernel/place-rules'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { EndRuleForm, LookUp, ruleColumns, RuleForm } from '../../../features/pincodes/index.ts'
import type { PlaceRule, PlaceRules } from '../../../features/pincodes/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Where couriers deliver, take cash and keep goods at 2–8 °C cold. Your list of pincodes says where they deliver and take cash; a rule differs from it for pincodes that begin with the same digits. Of several rules the one with most digits holds.'
const readSearch = listSearch({ state: PLACE_RULE_KINDS })

/** What couriers do at pincodes (ADDR-04, CHECKOUT-05, CHECKOUT-09). */
export function PincodesScreen() {
  const { page = 1, state: kind, q = '' } = useSearchOf(readSearch)
  const go = useGo()
  const mayChange = useMe().may('setup.change')
  const [open, setOpen] = useState<'new' | PlaceRule | undefined>()
  const all = useQuery(question('staffListPlaceRules', {}))
  const select = useMemo(
    () => (data: PlaceRules) =>
      pageOf(
        data.rules.filter((rule) => kind === undefined || rule.kind === kind),
        page,
      ),
    [page, kind],
  )
  const answer = useQuery({ ...question('staffListPlaceRules', {}), select })
  const columns = useMemo(() => ruleColumns(mayChange ? setOpen : undefined), [mayChange])
  const link = (key: PlaceRuleKind | undefined) => ({
    key: key ?? 'all',
    name: key === undefined ? 'All' : PLACE_RULES[key].name,
    many: undefined,
    href: href.pincodes({ state: key, q: q === '' ? undefined : q }),
    isChosen: key === kind,
  })
  return (
    <Page
      title="Pincodes"
      note={`${NOTE}${mayChange ? '' : ' Only an administrator changes them.'}`}
      actions={
        mayChange && open === undefined && all.data ? (
          <Button onClick={() => setOpen('new')}>
            <PlusIcon size={16} aria-hidden="true" /> New rule
          </Button>
        ) : undefined
      }
    >
      {open !== undefined && all.data ? (
        <OpenForm data={all.data} open={open} prefix={q} onClose={() => setOpen(undefined)} />
      ) : null}
      <LookUp
        value={q}
        onChange={(text) =>
          go(href.pincodes({ state: kind, q: text === '' ? undefined : text }), { replace: true })
        }
      />
      <StateLinks links={[link(undefined), ...PLACE_RULE_KINDS.map(link)]} />
      <List
        label="Rules"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) =>
          href.pincodes({
            state: kind,
            q: q === '' ? undefined : q,
            page: other > 1 ? other : undefined,
          })
        }
        empty={{
          title: 'No rules',
          text: 'Couriers deliver and take cash where your list of pincodes says so.',
        }}
      />
    </Page>
  )
}

function OpenForm({
  data,
  open,
  prefix,
  onClose,
}: {
  data: PlaceRules
  open: 'new' | PlaceRule
  prefix: string
  onClose: () => void
}) {
  return open === 'new' ? (
    <RuleForm data={data} prefix={/^[1-9]\d{0,5}$/.test(prefix) ? prefix : ''} onClose={onClose} />
  ) : (
    <EndRuleForm key={open.id} data={data} rule={open} onClose={onClose} />
  )
}
