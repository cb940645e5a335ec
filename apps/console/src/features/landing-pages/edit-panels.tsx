import { Panel } from '@upchar/ui/dense/panel'
import { Switch } from '@upchar/ui/dense/switch'
import { TextArea, TextInput } from '@upchar/ui/field'
import { BannerChoice } from './banner-choice.tsx'
import { BannerPreview, SearchPreview } from './banner.tsx'
import type { Editor } from './use-editor.ts'

export function BuyingPanel({ editor }: { editor: Editor }) {
  const { mayChange, draft, base, set } = editor
  return (
    <Panel
      title="Can be bought from"
      action={
        <Switch
          label="Can be bought from"
          checked={draft.enabled}
          disabled={!mayChange}
          onChange={(enabled) => set('enabled', enabled)}
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
  const { page, pictures, draft, setDraft, set, problems, wordless } = editor
  return (
    <Panel title="Banner">
      <div className="flex flex-col gap-4">
        <TextInput
          label="Title"
          maxLength={80}
          value={draft.banner_title}
          error={problems['banner_title']}
          onChange={(event) => set('banner_title', event.target.value)}
        />
        <TextArea
          label="Text"
          optional
          maxLength={300}
          value={draft.banner_text}
          error={problems['banner_text']}
          onChange={(event) => set('banner_text', event.target.value)}
        />
        <BannerChoice
          data={pictures}
          standard={page.key}
          shown={{ image: draft.banner_image, alt: draft.banner_alt }}
          error={wordless ? 'Say what the picture shows' : problems['banner_alt']}
          onChange={({ image, alt }) =>
            setDraft((before) => ({ ...before, banner_image: image, banner_alt: alt }))
          }
        />
      </div>
    </Panel>
  )
}

export function SearchEnginePanel({ editor }: { editor: Editor }) {
  const { draft, set, problems } = editor
  return (
    <Panel title="Search engines">
      <div className="flex flex-col gap-4">
        <TextInput
          label="Title"
          hint={`${draft.meta_title.length} of 70 characters`}
          maxLength={70}
          value={draft.meta_title}
          error={problems['meta_title']}
          onChange={(event) => set('meta_title', event.target.value)}
        />
        <TextArea
          label="Description"
          hint={`${draft.meta_description.length} of 200 characters`}
          maxLength={200}
          value={draft.meta_description}
          error={problems['meta_description']}
          onChange={(event) => set('meta_description', event.target.value.replaceAll('\n', ' '))}
        />
      </div>
    </Panel>
  )
}

/** Banner and search result as the draft has them. */
export function PreviewPanel({ editor }: { editor: Editor }) {
  const { page, draft } = editor
  return (
    <Panel title="How it will look">
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
