import { CONSENT_PURPOSES, CONSENT_WORDS } from '@upchar/kernel/consents'
import { consumerForums } from './complaint-rules.ts'
import { heading, links, list, table, text } from './text-blocks.ts'
import type { Answer } from '@upchar/contract/schema/endpoints'

/** The shop's policies (ROUTE-22) in the contract's shape. */
type Policies = Omit<Answer<'getPolicies'>, 'success'>
type Policy = Policies['policies'][number]

/**
 * The default policies, until staff write their own. Placeholders in braces are filled in on display, the operator from the
 * settings, amounts and days from the rules in force, so that a text can't promise anything else.
 */
const terms: Policy = {
  slug: 'terms',
  title: 'Terms of use',
  blocks: [
    text(
      '{brand} is a marketplace run by {legal_name}, {address} ({registrations}). You buy from the seller whose name stands on the product page, in the cart and on the invoice. We take the order and the payment, bring the goods to you and see to it that things are put right when they go wrong.',
    ),
    heading('Who may buy'),
    text(
      'General goods, simple medical devices and home tests are open to everyone, with or without an account. Devices of higher risk and tests for laboratories need a verified business. Medicines and vaccines need a licence or registration that allows you to buy them. A product that you can’t buy says what is missing and where to get it.',
    ),
    heading('Prices'),
    list(
      'Prices are in Indian rupees and include GST unless the page says otherwise. The price without GST stands beside it.',
      'The struck-through price is the maximum retail price of the pack. We show no other comparison.',
      'All charges stand in the cart from the moment you tell us your pincode. The amount on the pay button is the amount you pay.',
      'If a price or a stock changes while you buy, we show the old and the new one and ask you again.',
    ),
    heading('How products are ordered in lists'),
    text(
      'By default, goods that can be had at your pincode come first, and among them those that are bought more often. In a search, what fits your words best comes first. Nobody can pay for a higher place.',
    ),
    heading('Your order'),
    text(
      'An order is placed when we show you its number. We send it by email with a link to follow it. One order can hold goods of several sellers: each sends its part with an invoice of its own.',
    ),
  ],
}

const privacy: Policy = {
  slug: 'privacy',
  title: 'Privacy',
  blocks: [
    text(
      'We keep what an order needs and what the law asks for, and nothing that we have no use for. We don’t sell data and load nothing from advertising companies.',
    ),
    table(
      ['What', 'What for', 'How long'],
      [
        'Name, phone, email, address',
        'To deliver, to invoice, to tell you where the parcel is',
        'With the order, as long as tax law asks for it',
      ],
      [
        'A form that never became an order',
        'So that a reload or a failed payment loses nothing',
        '{checkout_days} days',
      ],
      ['What is in your cart', 'To keep it for you', '{cart_days} days after you last touched it'],
      [
        'Products you looked at, words you searched for',
        'To show them to you again, to make search better. Kept under a number, not under your name',
        '{view_days} days',
      ],
      [
        'Quotations, with the name and purchase order that you give',
        'To hold their prices, to order from them',
        '{quotation_days} days',
      ],
      [
        'Name and email address of who registers for an event',
        'To keep a place, and to tell you when it is cancelled',
        '{event_days} days after the event',
      ],
      ['Requests for help, callbacks, feedback', 'To answer you', '{help_days} days'],
      [
        'Complaints and requests about your data',
        'To put things right, and to answer a consumer commission or the Data Protection Board',
        '{complaint_days} days, and while they are open',
      ],
      ['Pincode', 'To show what can be delivered and when', 'In your browser, until you clear it'],
      [
        'What you allowed and refused, when, where, and under which version of this text',
        'To follow it, and to prove it',
        'With your account; without one {consent_days} days',
      ],
      [
        'Name and contact of your nominee',
        'To know who acts for you about your data in the event of your death or incapacity',
        'Until you remove it or close your account',
      ],
      [
        'Licences and documents',
        'To check that you may buy what the law restricts',
        'Encrypted, as long as the law asks for them',
      ],
    ),
    heading('What you choose'),
    text(
      'The rest of this page is needed for your orders or by law. These you allow or refuse, each for itself:',
    ),
    list(
      ...CONSENT_PURPOSES.map(
        (purpose) => `${CONSENT_WORDS[purpose].title}. ${CONSENT_WORDS[purpose].words}`,
      ),
    ),
    text(
      'You change each at any time with one click, under “Privacy” in your account; statistics also under “Cookie choices” at the foot of every page, and mails also by the link in each of them. It counts at once, on all your devices when you are signed in. Your orders don’t depend on it.',
    ),
    heading('Location'),
    text(
      'We ask your browser for your location only when you press “Use my location”. We turn it into a pincode and keep the pincode alone.',
    ),
    heading('Cards'),
    text('Card numbers and UPI PINs go to the payment company. They never reach us.'),
    heading('Cookies and what your browser stores'),
    table(
      ['What', 'What for', 'How long', 'Your choice'],
      ['Visitor number (upchar_guest)', 'To keep your cart and checkout', 'One day', 'Essential'],
      ['Pincode', 'To show what can be delivered and when', 'Until you clear it', 'Essential'],
      [
        'Session, and a mark that you are signed in',
        'To keep you signed in',
        'Until you sign out or it ends',
        'Essential',
      ],
      [
        'Cart, comparison, wishlist, order pad, words you searched for, forms you began, notices you closed',
        'To show them to you again. They stay in your browser or serve your own lists',
        'Until you clear them',
        'Essential',
      ],
      [
        'First page you opened and the campaign in its address (upchar.landed)',
        'To know which campaigns lead to orders. An order keeps it',
        '30 days',
        'Off when you refuse',
      ],
      [
        'Products you opened and words you searched for, under your visitor number',
        'To show products viewed recently, to make search better',
        '{view_days} days',
        'Off when you refuse',
      ],
      [
        'Your choice itself (upchar.tracking)',
        'So that we don’t ask again',
        'Until you clear it',
        'Essential',
      ],
    ),
    text(
      'You change your choice at any time under “Cookie choices” at the foot of every page. Refusing also deletes what was recorded. None of them follows you to other sites. Where sign-in with Google is offered, its button comes from Google and may set a cookie of its own.',
    ),
    heading('Your rights'),
    text(
      'You can ask what we keep about you, have it corrected or deleted, name a person who does so in the event of your death or incapacity (under “Privacy” in your account), and complain: to our grievance officer below, and to the Data Protection Board of India. Orders and invoices are kept as long as tax law asks for them.',
    ),
    text(
      'Ask at {origin}/complaints?about=my_data, or write to {support_email}. Your request gets a number and a page; we answer it within {data_request_days} days.',
    ),
  ],
}

const shipping: Policy = {
  slug: 'shipping',
  title: 'Shipping',
  blocks: [
    list(
      'The delivery date for your pincode stands on every product. It counts from the warehouse that has the goods, its cut-off hour and its working days.',
      '{delivery}{platform_fee}{data_logger}',
      'Couriers don’t reach every pincode. Where they don’t, the shop says so before you order.',
      'Check the parcel in the presence of the courier when you can. An opened or wet parcel can be refused.',
    ),
    heading('Cash on delivery'),
    text(
      'Possible up to {cod_limit}, for a first order up to {cod_first_limit}{cod_code}, where the courier takes cash. It costs {cod_fee}, which the cart shows. Not for cold-chain goods, medicines and refurbished devices.',
    ),
    heading('Cold-chain goods'),
    text(
      'They travel in an insulated box at 2 to 8 °C and leave only when they can arrive in time. Please be there: a second attempt can be too late for the goods.',
    ),
    links({ 'What to check when a cold-chain parcel arrives': '/blogs/receive-cold-chain-goods' }),
  ],
}

const returns: Policy = {
  slug: 'returns',
  title: 'Returns and refunds',
  blocks: [
    text(
      'If something is wrong, damaged, expired or missing on arrival, or expires sooner than promised, we put it right with the seller: a replacement, or your money back.',
    ),
    table(
      ['What happened', 'Tell us within'],
      [
        'Cold-chain goods that arrived warm or open',
        '24 hours. Keep them cold and apart, don’t use them',
      ],
      [
        'Wrong, damaged, expired or missing goods, and goods that expire sooner than promised',
        '7 days',
      ],
      [
        'A device that doesn’t work',
        '7 days. After that the maker’s warranty holds, as the product page says',
      ],
      ['Recalled goods', 'Any time. We write to you what is recalled and what to do'],
    ),
    list(
      'Ask for it on your order’s page: Return items. For damaged or wrong goods add a photo. We answer within 48 hours.',
      'You pay nothing for sending wrong or faulty goods back.',
      'Sterile goods, medicines, vaccines and anything worn next to the skin can’t be taken back once opened, unless they are faulty: the next patient must be able to trust the pack.',
      'Refunds go back the way you paid. For cash on delivery we ask for a UPI ID or a bank account.',
      'A payment that was taken without an order goes back by itself.',
    ),
    heading('Cancelling'),
    text(
      'Until the goods are packed you cancel the order, or a part of it, on its page. Until they have left the warehouse, call us or write to us with the order number. It costs nothing.',
    ),
  ],
}

const grievances: Policy = {
  slug: 'grievances',
  title: 'Complaints and grievance officer',
  blocks: [
    text(
      'Most things are put right fastest by our support: {support_phone}, 9:00AM to 7:00PM, or {support_email}. Every request gets a number.',
    ),
    list(
      'We acknowledge a complaint within 48 hours and settle it within one month, as the Consumer Protection (E-Commerce) Rules 2020 ask.',
      'Make a complaint at {origin}/complaints: it gets a number and a page that shows both days and every answer.',
      'If you are not content with the answer, send the complaint on to the grievance officer there, or write to the officer.',
    ),
    table(
      ['Grievance officer', 'Contact'],
      ['{grievance_officer}', '{grievance_email}, {grievance_phone}, {legal_name}, {address}'],
    ),
    text(
      `You can also call the National Consumer Helpline at ${consumerForums.helpline}, or file a complaint with a consumer commission at ${consumerForums.commissions} (before 2025: e-Daakhil).`,
    ),
  ],
}

const sellers: Policy = {
  slug: 'sellers',
  title: 'Sellers',
  blocks: [
    text(
      'Every seller is registered for GST and, where the goods need it, licensed by the drugs authority. Name, address, email, phone, GSTIN and licence stand on each product page.',
    ),
    text(
      'We treat sellers alike: the order of products in lists doesn’t depend on who sells them. Where several sellers offer the same article, we show the lowest price of those in stock, of equal prices the one that is dispatched sooner, then the offer that we have had longest, and name the others beside it. We check a seller’s registration and licences before the first product is listed.',
    ),
  ],
}

export const standardPolicies: Policies = {
  updated_on: '2026-11-02',
  policies: [terms, privacy, shipping, returns, grievances, sellers],
}
