import { formatIstDate } from '@upchar/kernel/dates'
import type { selectProofs } from '../store/delivery-proofs.ts'

/** A proof of delivery with its place in the ZIP. */
export type ListedProof = Awaited<ReturnType<typeof selectProofs>>[number] & { file: string }

export const proofWords = ({ file, at }: ListedProof): string =>
  `Proof of delivery, kept on ${formatIstDate(at)}: ${file}`
