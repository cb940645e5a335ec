import { err } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/ids.ts'
import { findShared, type SharedCart } from './store.ts'

/** The address of a shared cart. The key is in the query: nothing that records paths records it. */
export const linkTo = (origin: string, key: string): string => `${origin}/cart/shared?key=${key}`

/** The key of a link, or of what remained of one after copying. */
const keyIn = (link: string): string => /[?&]key=([\w-]+)/.exec(link)?.[1] ?? link.trim()

export const sharingOff = () =>
  err({ code: 'sharing_off' as const, message: 'Carts can’t be shared at the moment.' })
export const linkUnknown = () =>
  err({
    code: 'link_unknown' as const,
    message: 'This link has ended or is incomplete. Ask for a new one.',
  })

/** The cart that a link leads to; undefined when it has ended or never was. */
export const openLink = (
  context: Context,
  link: string,
  at: Date,
): Promise<SharedCart | undefined> => findShared(context.db, sha256(keyIn(link)), at)
