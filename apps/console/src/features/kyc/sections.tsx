import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cx } from '@upchar/ui/cx'
import { FileTextIcon, ImageIcon, InfoIcon } from '@upchar/ui/icons'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from '../../kit/copy-button.tsx'
import { fileSize } from '../../kit/format.ts'
import { DAY } from '../../kit/list-search.ts'

export type Application = Answer<'staffGetKyc'>['application']
type Section = Application['sections'][number]
export type DocumentFile = Section['documents'][number]['files'][number]
/** A file of an application and the document it belongs to. */
export type ReviewDocument = { id: string; label: string; file: DocumentFile }

/** Every file of an application, in the order of its sections. */
export const documentsOf = (application: Application): ReviewDocument[] =>
  application.sections.flatMap(({ documents }) =>
    documents.flatMap(({ label, files }) =>
      files.map((file) => ({ id: file.file_id, label, file })),
    ),
  )

/** The buyer's answers by section, with the documents that prove them. */
export function Sections({
  application,
  shownId,
  onShow,
}: {
  application: Application
  shownId: string | undefined
  onShow: (id: string) => void
}) {
  return application.sections.map((section) => (
    <Panel
      key={section.key}
      title={section.name}
      note={section.proof.name === section.name ? undefined : section.proof.name}
      action={
        application.sections_to_change.includes(section.key) ? (
          <span className="text-caption font-medium text-info">Changes were asked here</span>
        ) : undefined
      }
    >
      {section.fields.length > 0 ? (
        <Facts
          className="-my-2"
          facts={section.fields.map((field) => ({
            label: field.label,
            value: <FieldValue field={field} />,
          }))}
        />
      ) : null}
      {section.documents.map((document) => (
        <DocumentFiles
          key={document.document}
          document={document}
          shownId={shownId}
          onShow={onShow}
        />
      ))}
    </Panel>
  ))
}

function FieldValue({ field: { label, value, note } }: { field: Section['fields'][number] }) {
  return (
    <>
      <span className="flex items-start gap-1 font-medium">
        <span className="min-w-0 break-words">
          {value === 'true'
            ? 'Yes'
            : DAY.test(value)
              ? formatIstDate(value)
              : value || <span className="font-normal text-text-hint">Not given</span>}
        </span>
        {value && value !== 'true' ? (
          <span className="-my-1">
            <CopyButton what={label} text={value} />
          </span>
        ) : null}
      </span>
      {note ? (
        <span className="flex items-start gap-1.5 text-info">
          <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {note}
        </span>
      ) : null}
    </>
  )
}

function DocumentFiles({
  document: { label, files },
  shownId,
  onShow,
}: {
  document: Section['documents'][number]
  shownId: string | undefined
  onShow: (id: string) => void
}) {
  return (
    <div className="mt-4">
      <p className="text-body-sm text-text-muted">{label}</p>
      {files.length === 0 ? (
        <p className="text-body-sm text-text-hint">No file</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1">
          {files.map(({ file_id: id, name, media_type: type, bytes }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === shownId}
                onClick={() => onShow(id)}
                className={cx(
                  'flex min-h-control w-full items-center gap-2 rounded-md border px-3 text-left text-body-sm',
                  id === shownId
                    ? 'border-action bg-selected font-medium'
                    : 'border-control-border hover:bg-panel',
                )}
              >
                {type === 'application/pdf' ? (
                  <FileTextIcon size={16} className="shrink-0 text-action" aria-hidden="true" />
                ) : (
                  <ImageIcon size={16} className="shrink-0 text-action" aria-hidden="true" />
                )}
                <span className="min-w-0 grow truncate">{name}</span>
                <span className="tabular shrink-0 text-caption font-normal text-text-hint">
                  {fileSize(bytes)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
