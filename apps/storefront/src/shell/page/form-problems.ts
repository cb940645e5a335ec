import { CART_CLOSED, OUT_OF_STOCK } from '@upchar/kernel/cart-words'

/** What a form without scripts may tell on the cart's page. The address names a code: anybody can write an address. */
const texts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    out_of_stock: OUT_OF_STOCK,
    shelf_life_short:
      'Too few are left with this shelf life. Choose a shorter one on the product’s page.',
    not_serviceable: 'We don’t deliver this product to your pincode.',
    sku_unknown: 'This product is no longer sold.',
    quantity_invalid: 'Choose a quantity of 1 or more.',
    max_oq_reached:
      'You already have as many of this product in your cart as you can buy at a time.',
    below_moq: 'This product has a minimum order. Choose at least that quantity on its page.',
    engraving_not_offered: "This product can't be engraved.",
    buying_not_allowed: 'You can’t buy this product yet. Its page says what is missing.',
    lead_only: 'This product is sold on enquiry. Ask for a price on its page.',
    cart_full: 'Your cart is full. Check out, or remove a product first.',
    cart_closed: CART_CLOSED,
    pincode_unknown: 'Invalid Pincode',
    session_renewed: 'Your session was renewed. Add the product again.',
    failed: 'Something went wrong',
  }),
)

export const isFormProblem = (code: unknown): code is string =>
  typeof code === 'string' && texts.has(code)

/** The cart's address with a problem of the form; `failed` stands for one that has no text of its own. */
export const cartHrefWith = (code: string): string =>
  `/cart?problem=${isFormProblem(code) ? code : 'failed'}`

export const formProblemText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : texts.get(code)
