import type { Reply, Visitor } from '@upchar/testkit/world'

export const filesOf = async (visitor: Visitor, document: string) =>
  (await visitor.call('getKycFields')).body.sections
    .flatMap(({ choices }) => choices.flatMap(({ documents }) => documents))
    .filter((one) => one.document === document)
    .flatMap(({ files }) => files)

export const linkOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('getFileLink', { params: { id } })).body.url

export const open = (visitor: Visitor, url: string): Promise<Reply<unknown>> =>
  visitor.raw({ method: 'GET', url })
