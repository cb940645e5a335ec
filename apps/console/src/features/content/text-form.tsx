import type { Answer } from '@upchar/contract/schema/endpoints'
import { Panel } from '@upchar/ui/dense/panel'
import { DayInput } from '@upchar/ui/day-input'
import { Disclosure } from '@upchar/ui/disclosure'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { BannerChoice } from '../landing-pages/index.ts'
import type { LandingPages } from '../landing-pages/index.ts'
import { BodyField } from './body-field.tsx'
import type { Editor } from './use-text.ts'

/** Answers of the server: pictures, topics, offers and names to choose from. */
export type Choices = { pictures: LandingPages; list: Answer<'staffListContent'> }
type Props = { editor: Editor; choices: Choices }

const Position = ({ editor: { form } }: { editor: Editor }) => (
  <TextInput
    {...form.text('position')}
    label="Place in the list"
    hint="Lower numbers come first"
    inputMode="numeric"
    autoComplete="off"
    maxLength={4}
  />
)

function Placeholders({ names }: { names: Choices['list']['placeholders'] }) {
  return (
    <Disclosure title="Names that are filled in">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-body-sm">
        {names.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-medium">{`{${name}}`}</dt>
            <dd className="min-w-0 break-words text-text-muted">{value || 'empty today'}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

function Policy({ editor, choices }: Props) {
  return (
    <>
      <TextInput {...editor.form.text('title')} label="Title" maxLength={80} />
      <BodyField editor={editor} />
      <Placeholders names={choices.list.placeholders} />
      <Position editor={editor} />
    </>
  )
}

function Article({ editor, choices }: Props) {
  const { form } = editor
  return (
    <>
      <TextInput {...form.text('title')} label="Title" maxLength={120} />
      <TextArea {...form.text('summary')} label="Summary" rows={2} maxLength={300} />
      <Select {...form.text('topic')} label="Topic">
        <option value="">Choose</option>
        {choices.list.topics.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <BodyField editor={editor} />
    </>
  )
}

function Topic({ editor }: Props) {
  return (
    <>
      <TextInput {...editor.form.text('name')} label="Name" maxLength={60} />
      <TextArea {...editor.form.text('description')} label="Description" rows={2} maxLength={200} />
      <Position editor={editor} />
    </>
  )
}

function Banner({ editor, choices }: Props) {
  const { form } = editor
  return (
    <>
      <TextInput {...form.text('title')} label="Title" maxLength={80} />
      <TextArea {...form.text('text')} label="Text" optional rows={2} maxLength={300} />
      <TextInput {...form.text('action')} label="Words of the button" maxLength={30} />
      <TextInput
        {...form.text('href')}
        label="Where it leads"
        hint="A page of this shop, such as /offers"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      <BannerChoice
        data={choices.pictures}
        standard="shop"
        shown={{ image: form.values.image, alt: form.values.alt }}
        altField={form.field('alt')}
        onChange={form.change}
      />
      <Position editor={editor} />
    </>
  )
}

function Announcement({ editor, choices }: Props) {
  const { form } = editor
  const { campaigns } = choices.list
  return (
    <>
      <TextInput {...form.text('title')} label="Title" maxLength={80} />
      <TextArea {...form.text('text')} label="Text" rows={3} maxLength={400} />
      <TextInput {...form.text('link_name')} label="Words of the link" optional maxLength={30} />
      <TextInput
        {...form.text('link_href')}
        label="Where it leads"
        hint="A page of this shop, such as /offers"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      {campaigns.length > 0 || form.values.campaign !== '' ? (
        <Select {...form.text('campaign')} label="Only while an offer runs" optional>
          <option value="">Any time</option>
          {campaigns.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
      ) : null}
    </>
  )
}

/** A day and a time in India, side by side. */
function Moment({
  editor: { form },
  day,
  time,
  label,
  hint = 'In India',
  optional = false,
}: {
  editor: Editor
  day: 'starts_day' | 'ends_day' | 'closes_day'
  time: 'starts_time' | 'ends_time' | 'closes_time'
  label: string
  hint?: string
  optional?: boolean
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <DayInput
        {...form.field(day)}
        label={`${label}: day`}
        value={form.values[day]}
        onChange={(value) => form.change({ [day]: value })}
        optional={optional}
        hint={hint}
      />
      <TextInput
        {...form.text(time)}
        label={`${label}: time`}
        hint="Such as 18:00"
        autoComplete="off"
        maxLength={5}
      />
    </div>
  )
}

function Event({ editor }: Props) {
  const { form } = editor
  return (
    <>
      <TextInput {...form.text('title')} label="Title" maxLength={120} />
      <TextArea {...form.text('summary')} label="Summary" rows={2} maxLength={300} />
      <Moment editor={editor} day="starts_day" time="starts_time" label="Begins" />
      <Moment editor={editor} day="ends_day" time="ends_time" label="Ends" />
      <TextInput
        {...form.text('place')}
        label="Place"
        optional
        hint="Hall, street, town, pincode. Empty: online only"
        maxLength={200}
      />
      <TextInput
        {...form.text('online')}
        label="Where one joins online"
        optional
        hint="https://… Only who registers reads it, by mail"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      <TextInput
        {...form.text('seats')}
        label="Places"
        optional
        hint="Empty: without a limit"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
      <Moment
        editor={editor}
        day="closes_day"
        time="closes_time"
        label="Registration closes"
        hint="Empty: when it begins"
        optional
      />
      <BodyField editor={editor} />
      <TextInput
        {...form.text('called_off')}
        label="Cancelled because"
        optional
        hint="Once this is published, everybody who registered gets it by mail"
        maxLength={300}
      />
    </>
  )
}

function Question({ editor }: Props) {
  const { form } = editor
  return (
    <>
      <TextInput {...form.text('title')} label="Question" maxLength={200} />
      <TextInput
        {...form.text('section')}
        label="Heading"
        hint="It stands under it, such as Delivery. The same words put questions together"
        autoComplete="off"
        maxLength={60}
      />
      <BodyField editor={editor} />
      <TextInput
        {...form.text('about')}
        label="Also shown on the page"
        hint="Of a product or a category, such as /categories/gloves. Empty: only under Questions and answers"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      <Position editor={editor} />
    </>
  )
}

const FORMS = {
  question: Question,
  event: Event,
  policy: Policy,
  article: Article,
  topic: Topic,
  banner: Banner,
  announcement: Announcement,
} as const

/** The fields of a text of its kind. */
export function TextForm({ editor, choices }: Props) {
  const Fields = FORMS[editor.params.kind]
  return (
    <Panel title="Text">
      <div className="flex flex-col gap-4">
        <Fields editor={editor} choices={choices} />
      </div>
    </Panel>
  )
}
