import type pg from 'pg'
import { copyLines } from '../store/copy-lines.ts'
import { analyseGroup, codesOf, type GroupSource } from './analyse-group.ts'
import { packPostings, PostingCollector } from './posting-list.ts'

/** The pseudo term that lists all groups of a family, most popular first. */
export const familyTerm = (key: string): string => `family:${key}`

type Collected = { postings: PostingCollector; labels: Set<string> }
/** The maximum of labels stored for a term; a colour is an attribute of many families. */
const labelsKept = 12
/** The same labels in whatever order products were added. */
export const firstLabels = (labels: Iterable<string>): string[] =>
  [...new Set(labels)].toSorted().slice(0, labelsKept)

/** Collects the postings of groups in document order, then writes them as one segment. */
export class SegmentWriter {
  private readonly terms = new Map<string, Collected>()
  private readonly documents: (readonly [
    doc: number,
    groupId: number,
    familyKey: string,
    brandId: number,
    prior: number,
  ])[] = []
  add(doc: number, group: GroupSource): void {
    this.documents.push([doc, group.groupId, group.familyKey, group.brandId, group.prior])
    this.collector(familyTerm(group.familyKey)).postings.add(doc, 255, false)
    for (const [term, { impact, strong, named, label }] of analyseGroup(group)) {
      const { postings, labels } = this.collector(term)
      postings.add(doc, impact, strong, named)
      if (label !== undefined) labels.add(label)
    }
  }

  async write(client: pg.ClientBase, segment: number): Promise<void> {
    await copyLines(
      client,
      'search_document',
      'doc, group_id, family_key, brand_id, prior',
      this.documents,
    )
    const rows = function* (terms: Iterable<[string, Collected]>) {
      for (const [term, { postings, labels }] of terms)
        yield [
          term,
          segment,
          postings.documents,
          postings.strongDocuments,
          firstLabels(labels),
          packPostings(postings.finish()),
        ] as const
    }
    await copyLines(
      client,
      'search_posting',
      'term, segment, documents, strong_documents, labels, postings',
      rows(this.terms),
    )
  }

  private collector(term: string): Collected {
    let collector = this.terms.get(term)
    if (collector === undefined)
      this.terms.set(term, (collector = { postings: new PostingCollector(), labels: new Set() }))
    return collector
  }
}

/** Rows of `search_code` for some groups. */
export function* codeRows(
  groups: Iterable<GroupSource>,
): Generator<readonly [string, number, number, number]> {
  for (const group of groups)
    for (const { code, variantId, kind } of codesOf(group))
      yield [code, group.groupId, variantId, kind]
}
