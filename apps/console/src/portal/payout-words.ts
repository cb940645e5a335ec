import type { Answer } from '@upchar/contract/schema/endpoints'

type Statement = Answer<'sellerListStatements'>['statements'][number]

const WORDS: Readonly<Record<Statement['payout_state'], string>> = {
  none: 'Not paid yet',
  waiting: 'Not paid yet',
  refused: 'Not paid yet',
  approved: 'Is being transferred',
  paid: 'Paid',
}

/** How far the payout of a statement is. */
export const payoutWords = ({
  payout,
  payout_state: state,
}: Pick<Statement, 'payout' | 'payout_state'>): string =>
  payout === 0 ? 'Nothing to pay' : WORDS[state]
