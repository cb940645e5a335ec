import { CATALOGUE_COLUMNS } from '@upchar/kernel/catalogue-columns'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uploadRefusals } from './files.ts'
import { counted, id, paging, staffRefusals, who } from './staff.ts'

const rowOutcome = z.enum(['made', 'changed', 'unchanged', 'refused'])

const fileHeading = z.object({
  heading: z.string().max(32_767),
  column: z.enum(CATALOGUE_COLUMNS).nullable(),
})

const catalogueFile = z
  .object({
    id: z.string(),
    name: z.string(),
    /**
     * unmapped: say what its headings mean (`staffCheckCatalogueFile`); checked: nothing is written yet; waiting: to be imported;
     * done: imported; undone: taken back again.
     */
    state: z.enum([
      'checking',
      'unmapped',
      'checked',
      'waiting',
      'running',
      'done',
      'failed',
      'discarded',
      'undoing',
      'undone',
    ]),
    /** Columns that the file lacks keep what the shop has; otherwise a row is the complete record of its SKU. */
    only_columns: z.boolean(),
    /** Of a table, with the column that each means; null: left out. open: a guess that somebody has to settle. */
    headings: z.array(
      fileHeading.extend({ how: z.enum(['name', 'remembered', 'chosen', 'open']) }),
    ),
    /** Of the check, then of the import. */
    rows_read: z.int(),
    uploaded_at: z.iso.datetime(),
    uploaded_by: who.nullable(),
    finished_at: z.iso.datetime().nullable(),
    /** Who had the import undone, and when. */
    undone_by: who.nullable(),
    undone_at: z.iso.datetime().nullable(),
    /** Of the check, then of the import; null before. */
    summary: z
      .object({
        rows: z.int(),
        written: z.int(),
        /** Rows by what they do; null of files from before they were recorded. */
        outcomes: z.record(rowOutcome, z.int()).nullable(),
        /** Products that wait for staff because of this file. */
        waiting: z.int(),
        errors: z.int(),
        warnings: z.int(),
        unknown_headings: z.array(z.string()),
        notes: z.array(z.string()),
        /** Why nothing was read; empty when it was. */
        failure: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'StaffCatalogueFile' })

const fileUnknown = {
  code: 'catalogue_file_unknown',
  status: 404,
  means: 'No such file, or it isn’t checked yet',
} as const

const catalogueRefusals = new Set<string>([
  'uploads_busy',
  'file_missing',
  'file_too_large',
  'file_damaged',
])

export const staffUploadCatalogue = endpoint({
  summary:
    'Uploads a catalogue up to 5 MB as multipart/form-data in the part "file"; it is checked in the background: nothing is written before `staffImportCatalogueFile`',
  tag: 'staff goods',
  answer: z.object({ success: z.literal(true), file: catalogueFile }),
  refusals: [
    ...staffRefusals,
    ...uploadRefusals.filter(({ code }) => catalogueRefusals.has(code)),
    {
      code: 'file_type_refused',
      status: 422,
      means: 'Not a catalogue: an Excel workbook, CSV or JSON',
    },
    { code: 'warehouse_missing', status: 409, means: 'No seller has a warehouse yet' },
  ],
})

export const staffListCatalogueFiles = endpoint({
  summary: 'The latest uploaded catalogues with progress and outcome',
  tag: 'staff goods',
  answer: z.object({ success: z.literal(true), files: z.array(catalogueFile) }),
  refusals: staffRefusals,
})

export const staffGetCatalogueErrors = endpoint({
  summary: 'All errors and warnings of a checked or imported catalogue by row, as CSV',
  tag: 'staff goods',
  params: z.object({ id }),
  answer: 'binary',
  refusals: [...staffRefusals, fileUnknown],
})

const catalogueRow = z
  .object({
    /** Of the file, as its errors name it. */
    line: z.int(),
    sku: z.string(),
    title: z.string(),
    outcome: rowOutcome,
    /** By column of the file; `sale` says whether buyers find the product. Of a new product all that it has. */
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    /** `refuses`: the row isn't imported; otherwise it is imported without what the message names. */
    problems: z.array(z.object({ column: z.string(), message: z.string(), refuses: z.boolean() })),
  })
  .meta({ id: 'StaffCatalogueRow' })

const fileParams = z.object({ id })
const fileState = {
  code: 'catalogue_file_state',
  status: 409,
  means: 'The file is in another state by now; the message says in which',
} as const
const fileAnswer = z.object({ success: z.literal(true), file: catalogueFile })
const fileRefusals = [...staffRefusals, fileUnknown, fileState]

export const staffGetCatalogueFile = endpoint({
  summary:
    'An uploaded catalogue with a page of its rows: what each does, or would do, and what is wrong',
  tag: 'staff goods',
  params: fileParams,
  query: z.object({ outcome: rowOutcome.optional(), ...paging }),
  answer: fileAnswer.extend({ rows: z.array(catalogueRow), ...counted }),
  refusals: [...staffRefusals, fileUnknown],
})

export const staffCheckCatalogueFile = endpoint({
  summary:
    'Checks a file again, in the background: the shop may have changed, other columns shall count, or headings mean something else',
  tag: 'staff goods',
  params: fileParams,
  body: z.object({
    only_columns: z.boolean(),
    /** All headings of the file, with what they mean from now on, for the next file with them, too. Absent: as before. */
    headings: z.array(fileHeading).max(256).optional(),
  }),
  answer: fileAnswer,
  refusals: fileRefusals,
})

export const staffImportCatalogueFile = endpoint({
  summary:
    'Imports a checked file in the background: the rows that its check shows as made or changed, but none whose goods have changed since',
  tag: 'staff goods',
  params: fileParams,
  answer: fileAnswer,
  refusals: fileRefusals,
})

export const staffDiscardCatalogueFile = endpoint({
  summary: 'Discards a checked file without importing it',
  tag: 'staff goods',
  params: fileParams,
  answer: fileAnswer,
  refusals: fileRefusals,
})

const undoResult = z.enum(['off_sale', 'restored', 'left'])

const undoRow = z
  .object({
    line: z.int(),
    sku: z.string(),
    title: z.string(),
    /** off_sale: the import made it; restored: has its former values; left: stays as it is. */
    result: undoResult,
    /**
     * Why it is left alone. not_kept: imported before undo was possible; below_floor, above_ceiling: its former price may not be set
     * now.
     */
    why: z.enum(['changed_since', 'not_kept', 'below_floor', 'above_ceiling']).nullable(),
    /** By column of the file, from what it has to what it had. */
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    stock: z.object({
      /** Pieces that the undo adds; negative: takes off. */
      moved: z.int(),
      /** Pieces of the import's booking that stay. */
      left: z.int(),
      /** sold: sold or held for a checkout; counted: counted, corrected or recalled since. */
      why: z.enum(['sold', 'counted']).nullable(),
    }),
    /** Batch or expiry stays as the file says it: goods have left it or come into it since. */
    batch_stays: z.boolean(),
    /** An undo has done it already. */
    done: z.boolean(),
  })
  .meta({ id: 'StaffCatalogueUndoRow' })

export const staffGetCatalogueUndo = endpoint({
  summary:
    'What an undo of an import would do with each row that it made or changed, or what it did',
  tag: 'staff goods',
  params: fileParams,
  query: z.object({ result: undoResult.optional(), ...paging }),
  answer: fileAnswer.extend({
    rows: z.array(undoRow),
    results: z.record(undoResult, z.int()),
    /** Rows that an undo has done already. */
    done: z.int(),
    ...counted,
  }),
  refusals: fileRefusals,
})

export const staffUndoCatalogueFile = endpoint({
  summary:
    'Undoes an import in the background: what it made goes off sale, what it changed has its former values; rows that somebody has changed since, or whose former price may not be set now, are left alone',
  tag: 'staff goods',
  params: fileParams,
  answer: fileAnswer,
  refusals: [
    ...fileRefusals,
    {
      code: 'nothing_to_undo',
      status: 409,
      means:
        'The import wrote nothing, its rows are no longer kept, all have changed since, or have former prices that may not be set now',
    },
  ],
})
