import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import {
  cancelText,
  listContent,
  publishText,
  saveContent,
  showContent,
  takeDownText,
} from './desk.ts'
import { showContentPreview } from './preview.ts'

/** Editing of policies, articles, banners and announcements. */
export function registerContentDeskRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListContent', ({ query }) => listContent(context, query))
  bind(app, context, 'staffGetContent', ({ params }) => showContent(context, params))
  bind(app, context, 'staffSaveContent', ({ staff, params, body }) =>
    saveContent(context, staff, params, body),
  )
  bind(app, context, 'staffPublishContent', ({ staff, params, body }) =>
    publishText(context, staff, params, body),
  )
  bind(app, context, 'staffTakeDownContent', ({ staff, params, body }) =>
    takeDownText(context, staff, params, body),
  )
  bind(app, context, 'staffCancelContent', ({ staff, params, body }) =>
    cancelText(context, staff, params, body),
  )
  bind(app, context, 'getContentPreview', ({ params }) => showContentPreview(context, params))
}
