import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { FilePicker } from '../../kit/file-picker.tsx'
import { useGo } from '../../kit/use-go.ts'
import { useUpload } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'

/** Chooses a catalogue and sends it. */
export function UploadCatalogue() {
  const client = useQueryClient()
  const go = useGo()
  const upload = useUpload('staffUploadCatalogue', {
    onSuccess: ({ file }) => {
      showAlert(1, `${file.name} is being checked`)
      go(href.catalogueFile(file.id))
      return client.invalidateQueries({ queryKey: ['staffListCatalogueFiles'] })
    },
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <FilePicker
        label="Catalogue file"
        accept=".xlsx,.csv,.tsv,.txt,.json,.jsonl,.ndjson"
        busy={upload.isPending}
        onFiles={([file]) => upload.mutate(file)}
      >
        Upload a catalogue
      </FilePicker>
      <p className="max-w-text text-body-sm text-text-muted">
        Excel workbook (.xlsx), CSV or JSON, up to 5 MB. The file is checked first: you see what it
        would make, change and refuse before anything is written. A column with your code (SKU) is
        needed, for new goods one with the title, too; the headings may be your own. Without class,
        HSN, maker, origin and licence, goods wait here before they are on sale.
      </p>
      {upload.error ? (
        <Notice tone="danger" live>
          {upload.error.message}
        </Notice>
      ) : null}
    </div>
  )
}
