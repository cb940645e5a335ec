import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { addToWishlist, deleteFromWishlist, moveToCart, saveForLater } from './change-wishlist.ts'
import { showWishlist } from './show-wishlist.ts'

export function registerWishlistRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listWishlist', (call) =>
    showWishlist(context, shopperOf(call), call.body.pincode),
  )
  bind(app, context, 'addToWishlist', (call) => addToWishlist(context, shopperOf(call), call.body))
  bind(app, context, 'deleteFromWishlist', (call) =>
    deleteFromWishlist(context, shopperOf(call), call.body),
  )
  bind(app, context, 'moveToCart', (call) => moveToCart(context, shopperOf(call), call.body))
  bind(app, context, 'saveForLater', (call) => saveForLater(context, shopperOf(call), call.body))
}
