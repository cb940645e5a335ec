import { Panel } from '@upchar/ui/dense/panel'
import { Switch } from '@upchar/ui/dense/switch'
import { TextArea, TextInput } from '@upchar/ui/field'
import { BannerChoice } from './banner-choice.tsx'
import { BannerPreview, SearchPreview } from './banner.tsx'
import type { Editor } from './use-editor.ts'

export function BuyingPanel({ editor }: { editor: Editor }) {
  const { mayChange, draft, base, form } = editor
  return (
    <Panel
      title="Open for orders"
      action={
        <Switch
          label="Open for orders"
          checked={draft.enabled}
          disabled={!mayChange}
          onChange={(enabled) => form.change({ enabled })}
        />
      }
    >
      <p className="text-body-sm text-text-muted">
        Off: visitors look around and enquire; nothing goes into the cart. Standard is{' '}
        {base.standard_enabled ? 'on' : 'off'}.
      </p>
    </Panel>
  )
}

export function BannerPanel({ editor }: { editor: Editor }) {
  const { page, pictures, draft, form } = editor
  return (
    <Panel title="Banner">
      <div className="flex flex-col gap-4">
        <TextInput {...form.text('banner_title')} label="Title" maxLength={80} />
        <TextArea {...form.text('banner_text')} label="Text" optional maxLength={300} />
        <BannerChoice
          data={pictures}
          standard={page.key}
          shown={{ image: draft.banner_image, alt: draft.banner_alt }}
          altField={form.field('banner_alt')}
          onChange={({ image, alt }) => form.change({ banner_image: image, banner_alt: alt })}
        />
      </div>
    </Panel>
  )
}

export function SearchEnginePanel({ editor: { draft, form } }: { editor: Editor }) {
  return (
    <Panel title="Search engines">
      <div className="flex flex-col gap-4">
        <TextInput
          {...form.text('meta_title')}
          label="Title"
          hint={`${draft.meta_title.length} of 70 characters`}
          maxLength={70}
        />
        <TextArea
          {...form.text('meta_description')}
          label="Description"
          hint={`${draft.meta_description.length} of 200 characters`}
          maxLength={200}
          onChange={({ target }) =>
            form.change({ meta_description: target.value.replaceAll('\n', ' ') })
          }
        />
      </div>
    </Panel>
  )
}

/** The draft as a banner and as a search result. */
export function PreviewPanel({ editor }: { editor: Editor }) {
  const { page, draft } = editor
  return (
    <Panel title="Preview">
      <div className="flex flex-col gap-4">
        <BannerPreview
          image={draft.banner_image}
          alt={draft.banner_alt}
          title={draft.banner_title}
          text={draft.banner_text}
        />
        <SearchPreview
          title={draft.meta_title}
          description={draft.meta_description}
          path={page.href}
        />
      </div>
    </Panel>
  )
}
