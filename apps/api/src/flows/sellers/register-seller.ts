import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { cleanPincode, INVALID_PINCODE } from '@upchar/kernel/validate'
import { placeOf } from '../../modules/availability/index.ts'
import { catalogueOf } from '../../modules/catalogue/index.ts'
import { takeApplication } from '../../modules/seller-applications/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** Departments and categories that a seller can offer, including departments closed to buyers. */
export async function showSellerCategories(
  context: Context,
): Promise<HandlerResult<'getSellerCategories'>> {
  const { businessCategories, categories } = (await catalogueOf(context)).references
  return ok({
    success: true,
    categories: [...businessCategories.values()].map(({ key, name }) => ({
      key,
      name,
      categories: [...categories.values()]
        .filter((one) => one.businessCategory === key)
        .map((one) => ({ slug: one.slug, name: one.name })),
    })),
  })
}

/** Accepts an application to sell (ENGAGE-08). */
export async function registerSeller(
  context: Context,
  body: Body<'registerSeller'>,
): Promise<HandlerResult<'registerSeller'>> {
  const pincode = cleanPincode(body.pincode)
  if ((await placeOf(context, pincode)) === undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const { categories } = (await catalogueOf(context)).references
  if (!body.categories.every((slug) => categories.has(slug)))
    return err({
      code: 'category_unknown',
      message: 'Choose from the categories shown.',
      field: 'categories',
    })
  const taken = await takeApplication(context, { ...body, pincode })
  if (!taken.ok) return taken
  const { ticket, href } = taken.value
  return ok({
    success: true,
    ticket,
    href,
    message: `Thank you. Your application has the number ${ticket}. Send its documents next; the link is in our mail, too.`,
  })
}
