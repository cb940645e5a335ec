import {
  needsPersonInCharge,
  SELLER_LICENCE_FORMS,
  SELLER_LICENCE_KEYS,
} from '@upchar/kernel/seller-licences'
import { isIstDate } from '@upchar/kernel/dates'
import { NOT_A_DAY } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { useSetupChange } from './use-setup.ts'
import type { Seller, Warehouse } from './use-setup.ts'

type SellerField =
  | 'legal_name'
  | 'trade_name'
  | 'gstin'
  | 'address'
  | 'city'
  | 'pincode'
  | 'email'
  | 'phone'
  | 'invoice_prefix'
  | 'hsn_digits'
  | 'grievance_officer'
  | 'grievance_contact'

const SELLER: readonly RecordField<SellerField>[] = [
  { name: 'legal_name', label: 'Legal name' },
  { name: 'trade_name', label: 'Name that buyers know' },
  { name: 'gstin', label: 'GSTIN', maxLength: 20 },
  {
    name: 'invoice_prefix',
    label: 'Invoice prefix',
    hint: 'One to three capital letters or digits: KS in KS/26-27/000001',
    maxLength: 3,
  },
  { name: 'address', label: 'House, street and area', wide: true, maxLength: 200 },
  { name: 'city', label: 'City', maxLength: 60 },
  { name: 'pincode', label: 'Pincode', inputMode: 'numeric', maxLength: 10 },
  { name: 'email', label: 'Email', inputMode: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', inputMode: 'tel', maxLength: 20 },
  {
    name: 'hsn_digits',
    label: 'HSN digits on invoices',
    choices: [
      { value: '4', name: '4: turnover up to 5 crore rupees' },
      { value: '6', name: '6: turnover above that' },
    ],
  },
  {
    name: 'grievance_officer',
    label: 'Its own grievance officer',
    hint: 'Name and designation; empty: the shop’s officer takes its complaints',
    optional: true,
  },
  {
    name: 'grievance_contact',
    label: 'Contact of its officer',
    hint: 'Email or phone; empty: the seller’s email',
    optional: true,
  },
]
const NEW_SELLER: Record<SellerField, string> = {
  legal_name: '',
  trade_name: '',
  gstin: '',
  address: '',
  city: '',
  pincode: '',
  email: '',
  phone: '',
  invoice_prefix: '',
  hsn_digits: '6',
  grievance_officer: '',
  grievance_contact: '',
}

const typedFrom = (seller: Seller): Record<SellerField, string> => ({
  ...seller,
  hsn_digits: String(seller.hsn_digits),
  grievance_officer: seller.grievance_officer ?? '',
  grievance_contact: seller.grievance_contact ?? '',
})

/** Adds a seller, or changes one. */
export function SellerForm({ seller, onClose }: { seller?: Seller; onClose: () => void }) {
  const change = useSetupChange('The seller is saved', onClose)
  const add = useCall('staffAddSeller', change)
  const set = useCall('staffChangeSeller', change)
  return (
    <RecordForm
      id={`seller-${seller?.id ?? 'new'}`}
      title={seller ? `Change ${seller.trade_name}` : 'New seller'}
      action={seller ? 'Save the seller' : 'Add the seller'}
      fields={SELLER}
      initial={seller ? typedFrom(seller) : NEW_SELLER}
      send={(values) => {
        const body = {
          ...values,
          hsn_digits: values.hsn_digits === '4' ? (4 as const) : (6 as const),
        }
        return seller
          ? sendBy(set, {
              params: { id: seller.id },
              body: { ...body, seen_changed_at: seller.changed_at },
            })
          : sendBy(add, { body })
      }}
      onClose={onClose}
    />
  )
}

type LicenceField =
  | 'form'
  | 'number'
  | 'valid_from'
  | 'valid_until'
  | 'warehouse'
  | 'person_in_charge'
  | 'person_registration'
const ANY_WAREHOUSE = { value: '', name: 'Every warehouse of the seller' }
const formOf = (value: string) => SELLER_LICENCE_KEYS.find((key) => key === value) ?? '20B'
const licenceFields = ({ warehouses }: Seller): readonly RecordField<LicenceField>[] => [
  {
    name: 'form',
    label: 'Licence',
    choices: SELLER_LICENCE_FORMS.map(({ form, name }) => ({ value: form, name })),
  },
  { name: 'number', label: 'Number', maxLength: 60 },
  {
    name: 'valid_from',
    label: 'First day',
    hint: 'Empty when it is in force already',
    day: true,
    optional: true,
    maxLength: 10,
  },
  {
    name: 'valid_until',
    label: 'Last day',
    hint: 'Empty when it doesn’t end',
    day: true,
    optional: true,
    maxLength: 10,
  },
  {
    name: 'warehouse',
    label: 'Premises',
    choices: [ANY_WAREHOUSE, ...warehouses.map(({ id, name }) => ({ value: String(id), name }))],
  },
  {
    name: 'person_in_charge',
    label: 'Pharmacist or competent person',
    hint: 'Needed for medicines, whose invoices name them (Drugs Rules 59(2), 64 and 65)',
    optional: ({ form }) => !needsPersonInCharge(formOf(form)),
    maxLength: 80,
  },
  {
    name: 'person_registration',
    label: 'Their registration',
    hint: 'Such as MH/45123',
    optional: true,
    maxLength: 60,
  },
]
const dayProblem = (field: 'valid_from' | 'valid_until', day: string) =>
  day.trim() === '' || isIstDate(day.trim()) ? [] : [{ field, message: NOT_A_DAY }]

/** Enters a licence of a seller; the same form and number again changes it. */
export function LicenceForm({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const add = useCall('staffAddLicence', useSetupChange('The licence is saved', onClose))
  return (
    <RecordForm
      id={`licence-${seller.id}`}
      title={`Licence of ${seller.trade_name}`}
      action="Save the licence"
      fields={licenceFields(seller)}
      initial={{
        form: '20B',
        number: '',
        valid_from: '',
        valid_until: '',
        warehouse: '',
        person_in_charge: '',
        person_registration: '',
      }}
      check={(values) => [
        ...dayProblem('valid_from', values.valid_from),
        ...dayProblem('valid_until', values.valid_until),
      ]}
      send={(values) =>
        sendBy(
          add,
          {
            params: { id: seller.id },
            body: {
              form: formOf(values.form),
              number: values.number,
              valid_from: values.valid_from.trim() || null,
              valid_until: values.valid_until.trim() || null,
              warehouse_id: values.warehouse === '' ? null : Number(values.warehouse),
              person_in_charge: values.person_in_charge.trim() || null,
              person_registration: values.person_registration.trim() || null,
            },
          },
          {
            fieldOf: {
              licence_ended: 'valid_until',
              licence_days: 'valid_until',
              warehouse_unknown: 'warehouse',
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

type WarehouseField = 'name' | 'pincode' | 'cut_off_hour' | 'works_sunday'
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  name: `${String(hour).padStart(2, '0')}:00`,
}))
const WAREHOUSE: readonly RecordField<WarehouseField>[] = [
  { name: 'name', label: 'Name' },
  { name: 'pincode', label: 'Pincode', inputMode: 'numeric', maxLength: 10 },
  { name: 'cut_off_hour', label: 'Ships the same day before', choices: HOURS },
  {
    name: 'works_sunday',
    label: 'Sundays',
    choices: [
      { value: 'no', name: 'Closed' },
      { value: 'yes', name: 'Ships' },
    ],
  },
]

/** Adds a warehouse of a seller, or changes one. */
export function WarehouseForm({
  seller,
  warehouse,
  onClose,
}: {
  seller: Seller
  warehouse?: Warehouse
  onClose: () => void
}) {
  const change = useSetupChange('The warehouse is saved', onClose)
  const add = useCall('staffAddWarehouse', change)
  const set = useCall('staffChangeWarehouse', change)
  return (
    <RecordForm
      id={`warehouse-${warehouse?.id ?? `of-${seller.id}`}`}
      title={warehouse ? `Change ${warehouse.name}` : `Warehouse of ${seller.trade_name}`}
      action={warehouse ? 'Save the warehouse' : 'Add the warehouse'}
      fields={WAREHOUSE}
      initial={{
        name: warehouse?.name ?? '',
        pincode: warehouse?.pincode ?? seller.pincode,
        cut_off_hour: String(warehouse?.cut_off_hour ?? 15),
        works_sunday: warehouse?.works_sunday ? 'yes' : 'no',
      }}
      send={({ name, pincode, cut_off_hour: hour, works_sunday: sunday }) => {
        const body = { name, pincode, cut_off_hour: Number(hour), works_sunday: sunday === 'yes' }
        return warehouse
          ? sendBy(set, {
              params: { id: warehouse.id },
              body: { ...body, seen_changed_at: warehouse.changed_at },
            })
          : sendBy(add, { params: { id: seller.id }, body })
      }}
      onClose={onClose}
    />
  )
}
