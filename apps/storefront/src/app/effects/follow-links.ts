import type { AnyRouter } from '@tanstack/react-router'
import { followLinks as follow } from '@upchar/web/follow-links'

/** Paths that the storefront doesn't render. */
const OUTSIDE = /^\/(api|img|assets|sandbox|dev|console)(\/|$)|\.(pdf|xml|txt|svg)$/

/** Plain links to pages of the shop move within the page. */
export const followLinks = (router: AnyRouter): (() => void) =>
  follow(router, (path) => !OUTSIDE.test(path))
