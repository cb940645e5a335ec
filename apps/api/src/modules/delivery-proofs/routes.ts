import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../files/index.ts'
import { keepProof } from './keep-proof.ts'
import { openProof } from './open-proof.ts'
import { removeProof } from './remove-proof.ts'

const uploadsPerMinute = 30

export function registerDeliveryProofRoutes(app: FastifyInstance, context: Context): void {
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'staffKeepDeliveryProof',
      withUpload(({ staff, params }, upload) => keepProof(context, staff, params.id, upload)),
      options,
    ),
  )
  bind(app, context, 'staffOpenDeliveryProof', ({ staff, params, reply }) =>
    openProof(context, staff, params.id, reply),
  )
  bind(app, context, 'staffRemoveDeliveryProof', ({ staff, params }) =>
    removeProof(context, staff, params.id),
  )
}
