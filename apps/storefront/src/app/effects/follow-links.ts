import type { AnyRouter } from '@tanstack/react-router'
import { followLinks as follow } from '@upchar/web/follow-links'

/** Paths that the storefront doesn't render. */
const OUTSIDE = /^\/(api|img|assets|sandbox|dev|console)(\/|$)|\.(pdf|xml|txt|svg)$/

/** Client-side navigation for plain links to pages of the shop. */
export const followLinks = (router: AnyRouter): (() => void) =>
  follow(router, (path) => !OUTSIDE.test(path))
