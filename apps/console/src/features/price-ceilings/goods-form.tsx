import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { Lines } from '../../kit/lines.tsx'
import { question, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { goodsText, readGoods } from './words.ts'
import type { Formulation } from './words.ts'

/** The SKUs that a ceiling price covers, one a line with the units in its pack, and its name to be corrected (OPS-04). */
export function GoodsForm({
  formulation: { id, name, unit },
  onClose,
}: {
  formulation: Formulation
  onClose: () => void
}) {
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...question('staffGetCeilingGoods', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  const again = () =>
    Promise.all(
      ['staffListPriceCeilings', 'staffGetCeilingGoods'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const set = useCall('staffSetCeilingGoods', {
    onSuccess: () => {
      showAlert(1, 'The goods are saved')
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  if (error)
    return (
      <Notice tone="danger" live>
        {error.message}
      </Notice>
    )
  if (!data) return <Lines count={6} />
  return (
    <RecordForm
      id="ceiling-goods"
      title={`Goods of ${name}`}
      action="Save the goods"
      fields={[
        { name: 'name', label: 'Formulation', maxLength: 200, wide: true },
        {
          name: 'goods',
          label: `Goods of ${name}`,
          rows: 8,
          wide: true,
          optional: true,
          maxLength: 100_000,
          hint: `One SKU a line, then the number of units (${unit}) in its pack, such as PCM-500 10. You can paste two columns of a spreadsheet.`,
        },
      ]}
      initial={{ name: data.name, goods: goodsText(data.goods) }}
      check={({ goods }) => {
        const read = readGoods(goods)
        return read.ok
          ? []
          : [
              {
                field: 'goods',
                message: `Write a SKU and a number of units: “${read.line}” can’t be read`,
              },
            ]
      }}
      send={({ name: wanted, goods }) => {
        const read = readGoods(goods)
        return sendBy(set, {
          params: { id },
          body: {
            name: wanted.trim(),
            goods: read.ok ? read.goods : [],
            seen_revision: data.revision,
          },
        })
      }}
      onClose={onClose}
    />
  )
}
