import { useQueryClient } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { DownloadIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import type { Statements } from './words.ts'

/** Files of approved payouts for the bank: each payout is in one, so that the bank isn't asked twice for a transfer (OPS-06). */
export function BankFiles({ data: { for_bank: many, bank_files: files } }: { data: Statements }) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['staffListStatements'] })
  const make = useCall('staffMakeBankFile', {
    onSuccess: () => {
      showAlert(1, 'The file is made: download it below')
    },
    onSettled,
  })
  if (many === 0 && files.length === 0) return null
  return (
    <section
      aria-label="Files for the bank"
      className="flex flex-col gap-3 rounded-md bg-panel p-4"
    >
      {make.error ? (
        <Notice tone="danger" live>
          {make.error.message}
        </Notice>
      ) : null}
      {many > 0 ? (
        <Button
          look="outline"
          className="self-start"
          busy={make.isPending}
          onClick={() => make.mutate({})}
        >
          {`Make a bank file of ${plural(many, 'approved payout')}`}
        </Button>
      ) : null}
      {files.length > 0 ? (
        <>
          <p className="text-body-sm">
            Not recorded as paid yet. Before you give the bank a file again, make sure that it has
            not carried it out: it would pay twice.
          </p>
          <ul className="flex flex-col gap-2">
            {files.map(({ at, by, payouts, amount }) => (
              <li key={at} className="flex flex-wrap items-center gap-3 text-body-sm">
                <span>
                  {`${formatIstDateTime(at)}, made by ${by?.name ?? 'a former member'}: ${plural(payouts, 'payout')}, ${rupees(amount)}`}
                </span>
                <LinkButton
                  look="outline"
                  href={`/api/staff/statements/bank-file?at=${encodeURIComponent(at)}`}
                  download
                  aria-label={`Download the bank file of ${formatIstDateTime(at)}`}
                >
                  <DownloadIcon size={16} aria-hidden="true" /> Download
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
