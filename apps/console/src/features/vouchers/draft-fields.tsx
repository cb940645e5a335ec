import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { Checkbox } from '@upchar/ui/checkbox'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FieldError, Select, TextArea, TextInput } from '@upchar/ui/field'
import { Choice } from '../../kit/choice.tsx'
import { brand } from '../../shell/brand.ts'
import { REASON_LONGEST } from './draft.ts'
import type { Draft, DraftProblems } from './draft.ts'
import { bearerEffect } from './money.tsx'
import type { Seller } from './words.ts'
import { AUDIENCE_WORDS } from './words.ts'

type Props = {
  draft: Draft
  problems: DraftProblems
  sellers: readonly Seller[]
  today: string
  onChange: (change: Partial<Draft>) => void
}

const KINDS = [
  { value: 'percent', name: 'A percentage', note: 'Of the products it applies to' },
  { value: 'amount', name: 'An amount', note: 'The same for every order' },
] as const
const AUDIENCES = [
  { value: 'anyone', name: AUDIENCE_WORDS.anyone, note: 'Anyone who enters the code' },
  { value: 'customers', name: AUDIENCE_WORDS.customers, note: 'A guest is asked to sign in' },
] as const
const pair = 'grid gap-4 sm:grid-cols-2 sm:items-end'

/** The fields of a new voucher. */
export function DraftFields(props: Props) {
  return (
    <>
      <DiscountPanel {...props} />
      <ScopePanel {...props} />
      <UsePanel {...props} />
      <TimePanel {...props} />
    </>
  )
}

const fieldOf = <K extends keyof Draft>({ draft, problems, onChange }: Props, key: K) => ({
  id: `voucher-${key}`,
  value: String(draft[key]),
  error: problems[key],
  autoComplete: 'off',
  onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
})

const dayOf = ({ draft, problems, onChange }: Props, key: 'first_day' | 'last_day') => ({
  id: `voucher-${key}`,
  value: draft[key],
  error: problems[key],
  onChange: (day: string) => onChange({ [key]: day }),
})

function DiscountPanel(props: Props) {
  const { draft, onChange } = props
  const percent = draft.kind === 'percent'
  return (
    <Panel title="Discount">
      <div className="flex flex-col gap-4">
        <TextInput
          {...fieldOf(props, 'code')}
          label="Code"
          hint="4 to 20 letters and digits, as buyers will type it; lower case and spaces don’t matter"
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          onBlur={() => onChange({ code: cleanVoucherCode(draft.code) })}
        />
        <Choice
          legend="Type of discount"
          name="kind"
          options={KINDS}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <div className={pair}>
          <TextInput
            {...fieldOf(props, 'value')}
            label={percent ? 'Percent' : 'Rupees'}
            inputMode="decimal"
            maxLength={12}
          />
          {percent ? (
            <TextInput
              {...fieldOf(props, 'max_discount')}
              label="Maximum discount, in rupees"
              optional
              inputMode="decimal"
              maxLength={12}
            />
          ) : null}
        </div>
        <TextInput
          {...fieldOf(props, 'minimum_value')}
          label="Minimum order value, in rupees"
          optional={percent}
          hint={
            percent
              ? 'Including GST, excluding delivery'
              : 'Including GST, excluding delivery. Must exceed the discount, so that no order is free'
          }
          inputMode="decimal"
          maxLength={12}
        />
      </div>
    </Panel>
  )
}

function ScopePanel(props: Props) {
  const { draft, sellers } = props
  return (
    <Panel title="Products, and who pays">
      <div className="flex flex-col gap-4">
        <Select {...fieldOf(props, 'business_category')} label="Department">
          <option value="">All departments</option>
          {BUSINESS_CATEGORIES.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <p className="text-body-sm text-text-muted">
          Prescription medicines and vaccines are never discounted, whatever is chosen here: they
          may not be promoted.
        </p>
        <Select
          {...fieldOf(props, 'seller_id')}
          label="Who pays for it"
          hint={
            draft.seller_id === ''
              ? bearerEffect(undefined)
              : `It applies to this seller’s products only. ${bearerEffect('')}`
          }
        >
          <option value="">{brand}, for goods of every seller</option>
          {sellers.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}, for its own goods
            </option>
          ))}
        </Select>
      </div>
    </Panel>
  )
}

function UsePanel(props: Props) {
  const { draft, problems, onChange } = props
  return (
    <Panel title="Who can use it and how often">
      <div className="flex flex-col gap-4">
        <Choice
          legend="For"
          name="audience"
          options={AUDIENCES}
          value={draft.audience}
          onChange={(audience) => onChange({ audience })}
        />
        <Checkbox
          checked={draft.listed}
          onChange={({ target }) => onChange({ listed: target.checked })}
          label={
            <>
              Show it to buyers
              <span className="block text-caption text-text-hint">
                Offered in cart, checkout and on product pages. If not ticked, only people who were
                given the code know it
              </span>
            </>
          }
        />
        <Checkbox
          checked={draft.automatic}
          onChange={({ target }) => onChange({ automatic: target.checked })}
          label={
            <>
              Put it on carts by itself
              <span className="block text-caption text-text-hint">
                A cart that it fits gets the best of these vouchers once. The buyer reads that, and
                can remove it
              </span>
            </>
          }
        />
        <Checkbox
          id="voucher-for_app"
          checked={draft.for_app}
          aria-invalid={problems.for_app !== undefined}
          aria-describedby={problems.for_app === undefined ? undefined : 'voucher-for_app-error'}
          onChange={({ target }) => onChange({ for_app: target.checked })}
          label={
            <>
              Name it in the invitation to the app
              <span className="block text-caption text-text-hint">
                One percentage at a time, shown to buyers. The flag “Voucher of the invitation to
                the app” must say the same percentage
              </span>
            </>
          }
        />
        <FieldError id="voucher-for_app" error={problems.for_app} />
        <div className={pair}>
          <TextInput
            {...fieldOf(props, 'max_uses')}
            label="Total orders"
            optional
            hint="Empty: no limit"
            inputMode="numeric"
            maxLength={9}
          />
          <TextInput
            {...fieldOf(props, 'max_uses_per_buyer')}
            label="Orders per buyer"
            optional
            hint="Recognised by account or phone"
            inputMode="numeric"
            maxLength={9}
          />
        </div>
      </div>
    </Panel>
  )
}

function TimePanel(props: Props) {
  const { draft, today } = props
  return (
    <Panel title="When, and why">
      <div className="flex flex-col gap-4">
        <div className={pair}>
          <DayInput {...dayOf(props, 'first_day')} label="First day" min={today} />
          <DayInput {...dayOf(props, 'last_day')} label="Last day" min={draft.first_day || today} />
        </div>
        <TextArea
          {...fieldOf(props, 'reason')}
          label="Why"
          hint="For the record. Buyers don’t see it"
          rows={2}
          maxLength={REASON_LONGEST}
        />
      </div>
    </Panel>
  )
}
