import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatIstDate } from '@upchar/kernel/dates'
import { licenceFormName } from '@upchar/kernel/seller-licences'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { Confirm } from '../../kit/confirm.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { LicenceForm, SellerForm, WarehouseForm } from './seller-forms.tsx'
import { useSetupChange } from './use-setup.ts'
import type { Seller } from './use-setup.ts'

type Licence = Seller['licences'][number]
type Open = 'seller' | 'licence' | 'warehouse' | number

/** The sellers with their licences and warehouses. */
export function SellersPanel({ sellers }: { sellers: readonly Seller[] }) {
  const [adding, setAdding] = useState(false)
  const mayChange = useMe().may('setup.change')
  return (
    <>
      {sellers.map((seller) => (
        <SellerPanel key={seller.id} seller={seller} mayChange={mayChange} />
      ))}
      {adding ? <SellerForm onClose={() => setAdding(false)} /> : null}
      {mayChange && !adding ? (
        <Button
          look={sellers.length === 0 ? 'primary' : 'outline'}
          className="self-start"
          onClick={() => setAdding(true)}
        >
          {sellers.length === 0 ? 'Add the first seller' : 'Add a seller'}
        </Button>
      ) : null}
    </>
  )
}

function SellerPanel({ seller, mayChange }: { seller: Seller; mayChange: boolean }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (form: Open, name: string, look: 'primary' | 'outline' = 'outline') =>
    mayChange && open === undefined ? (
      <Button look={look} onClick={() => setOpen(form)}>
        {name}
        <span className="sr-only"> {seller.trade_name}</span>
      </Button>
    ) : null
  return (
    <Panel
      title={seller.trade_name}
      note={`${seller.state} · GSTIN ${seller.gstin}`}
      action={add('seller', 'Change')}
      flush
    >
      {open === 'seller' ? (
        <Inside>
          <SellerForm seller={seller} onClose={close} />
        </Inside>
      ) : null}
      <Part
        name="Licences"
        empty="None. Medicines need Forms 20B and 21B, medical devices MD-42."
        action={add('licence', 'Add a licence')}
        count={seller.licences.length}
      >
        {seller.licences.map((licence) => (
          <LicenceRow
            key={licence.id}
            licence={licence}
            premises={seller.warehouses.find(({ id }) => id === licence.warehouse_id)?.name}
            mayChange={mayChange}
          />
        ))}
      </Part>
      {open === 'licence' ? (
        <Inside>
          <LicenceForm seller={seller} onClose={close} />
        </Inside>
      ) : null}
      <Part
        name="Warehouses"
        empty="None. Without one, nothing can be ordered."
        action={add(
          'warehouse',
          'Add a warehouse',
          seller.warehouses.length === 0 ? 'primary' : 'outline',
        )}
        count={seller.warehouses.length}
      >
        {seller.warehouses.map((warehouse) => (
          <li
            key={warehouse.id}
            className="flex min-h-control flex-wrap items-center gap-x-3 px-4 py-1.5"
          >
            <span className="font-medium">{warehouse.name}</span>
            <span className="grow text-text-muted">
              {warehouse.city} {warehouse.pincode}, same day before {warehouse.cut_off_hour}:00
              {warehouse.works_sunday ? ', Sundays too' : ''}
            </span>
            {mayChange && open === undefined ? (
              <Button look="quiet" onClick={() => setOpen(warehouse.id)}>
                Change<span className="sr-only"> {warehouse.name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </Part>
      {seller.warehouses.map((warehouse) =>
        open === warehouse.id ? (
          <Inside key={warehouse.id}>
            <WarehouseForm seller={seller} warehouse={warehouse} onClose={close} />
          </Inside>
        ) : null,
      )}
      {open === 'warehouse' ? (
        <Inside>
          <WarehouseForm seller={seller} onClose={close} />
        </Inside>
      ) : null}
    </Panel>
  )
}

/** A form between the parts of a panel. */
const Inside = ({ children }: { children: ReactNode }) => <div className="p-4">{children}</div>

function Part({
  name,
  empty,
  count,
  action,
  children,
}: {
  name: string
  empty: string
  count: number
  action: ReactNode
  children: ReactNode
}) {
  return (
    <section className="border-t border-border text-body-sm first:border-t-0">
      <header className="flex min-h-control flex-wrap items-center justify-between gap-3 px-4 py-1.5">
        <h3 className="font-semibold">{name}</h3>
        {action}
      </header>
      {count === 0 ? <p className="px-4 pb-3 text-text-muted">{empty}</p> : null}
      <ul className="divide-y divide-border">{children}</ul>
    </section>
  )
}

const BADGES = {
  not_yet: { tone: 'warning', words: 'Not in force yet' },
  ends_soon: { tone: 'warning', words: 'Ends soon' },
  ended: { tone: 'danger', words: 'Ended' },
} as const

function daysOf({ valid_from: from, valid_until: until, state_of_validity: state }: Licence) {
  const begins = state === 'not_yet' && from !== null ? `from ${formatIstDate(from)} ` : ''
  return `${begins}${until === null ? (begins === '' ? 'no last day' : '') : `until ${formatIstDate(until)}`}`.trim()
}

function LicenceRow({
  licence,
  premises,
  mayChange,
}: {
  licence: Licence
  premises: string | undefined
  mayChange: boolean
}) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const remove = useCall('staffRemoveLicence', useSetupChange('The licence is removed', close))
  const { number, state_of_validity: state, person_in_charge: person } = licence
  return (
    <li className="flex min-h-control flex-wrap items-center gap-x-3 px-4 py-1.5">
      <span className="min-w-0 grow basis-40">
        {licenceFormName(licence.form)} · <span className="[overflow-wrap:anywhere]">{number}</span>
        {premises === undefined && person === null ? null : (
          <span className="block [overflow-wrap:anywhere] text-text-muted">
            {[premises, person, licence.person_registration].filter(Boolean).join(', ')}
          </span>
        )}
      </span>
      <span className="text-text-muted">{daysOf(licence)}</span>
      {state === 'valid' ? null : <Badge tone={BADGES[state].tone}>{BADGES[state].words}</Badge>}
      {mayChange ? (
        <Button look="quiet" className="text-danger" onClick={() => setAsking(true)}>
          Remove<span className="sr-only"> {number}</span>
        </Button>
      ) : null}
      {asking ? (
        <Confirm
          title="Remove this licence?"
          action="Remove the licence"
          danger
          busy={remove.isPending}
          problem={remove.error?.message}
          onClose={close}
          onConfirm={() => remove.mutate({ params: { id: licence.id } })}
        >
          <p>
            {licenceFormName(licence.form)}, {number}. Goods that no other licence permits go off
            sale. Invoices that were issued keep it.
          </p>
        </Confirm>
      ) : null}
    </li>
  )
}
