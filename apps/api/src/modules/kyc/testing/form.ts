import type { Visitor } from '@upchar/testkit/world'

export const sectionsOf = async (visitor: Visitor, pharma: boolean) =>
  (await visitor.call('getKycFields', { query: { is_pharma: pharma ? 'true' : 'false' } })).body
    .sections

export const shape = async (visitor: Visitor, pharma = false) =>
  Object.fromEntries(
    (await sectionsOf(visitor, pharma)).map(({ key, choices }) => [
      key,
      choices.map((choice) => choice.key),
    ]),
  )

export const fieldOf = async (visitor: Visitor, name: string, pharma = false) =>
  (await sectionsOf(visitor, pharma))
    .flatMap(({ choices }) => choices.flatMap(({ fields }) => fields))
    .find((field) => field.name === name)

export const save = (
  visitor: Visitor,
  fields: Record<string, string>,
  over: {
    draft?: boolean
    is_pharma?: boolean
    choices?: Record<string, string>
    renew?: boolean
  } = {},
) => visitor.call('completeKyc', { body: { draft: true, fields, ...over } })

export const messageFor = (body: unknown, field: string) => {
  const { fields = [], problems = [] } = body as {
    fields?: { field: string; message: string }[]
    problems?: { field: string; message: string }[]
  }
  return [...fields, ...problems].find((one) => one.field === field)?.message
}
