import { formatRupees } from '@upchar/kernel/money'
import { html, type Html } from '../text/html.ts'
import { plainPage } from '../http/plain-page.ts'
import type { ShownOrder } from './sandbox-store.ts'
import { testCards } from './sandbox-outcome.ts'

const groups = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
const note = 'Test payments: no money moves'

const summary = (brand: string, order: ShownOrder): Html =>
  html`<section class="card" aria-labelledby="to-pay">
    <h1 id="to-pay">Pay ${brand}</h1>
    <p class="amount">${formatRupees(order.amountPaise, { paise: 'always' })}</p>
    <dl>
      <dt>Paid to</dt>
      <dd>${brand}</dd>
      <dt>Payment order</dt>
      <dd><code>${order.id}</code></dd>
    </dl>
  </section>`

/** Maximum UPI payment (domain reference 3.6). */
const upiLimitPaise = 10_000_000

const upi = html`<div class="method">
  <label><input type="radio" name="method" value="upi" checked /> UPI</label>
  <div class="panel">
    <label class="field"
      >UPI id<input
        type="text"
        name="vpa"
        value="success@razorpay"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        list="vpas"
    /></label>
    <datalist id="vpas">
      <option value="success@razorpay">
      <option value="failure@razorpay">
    </datalist>
    <p class="muted">success@razorpay pays, failure@razorpay is declined.</p>
  </div>
</div>`

const cardTable = html`<details>
  <summary>Test cards</summary>
  <table>
    <thead>
      <tr>
        <th>Number</th>
        <th>What happens</th>
      </tr>
    </thead>
    <tbody>
      ${testCards.map(
        (c) =>
          html`<tr>
            <td><code>${groups(c.number)}</code></td>
            <td>${c.reason === null ? `${c.label}: paid` : c.label}</td>
          </tr>`,
      )}
    </tbody>
  </table>
</details>`

const card = (overLimit: boolean): Html =>
  html`<div class="method">
    <label
      ><input type="radio" name="method" value="card" ${overLimit && html` checked`} /> Credit or
      debit card</label
    >
    <div class="panel">
      <label class="field"
        >Test card number<input
          type="text"
          name="card_number"
          inputmode="numeric"
          autocomplete="off"
          maxlength="23"
          value="${groups(testCards[0]?.number ?? '')}"
      /></label>
      <div class="row">
        <label class="field"
          >Expiry<input
            type="text"
            name="card_expiry"
            inputmode="numeric"
            autocomplete="off"
            maxlength="7"
            value="12/30"
        /></label>
        <label class="field"
          >CVV<input
            type="text"
            name="card_cvv"
            inputmode="numeric"
            autocomplete="off"
            maxlength="4"
            value="123"
        /></label>
        <label class="field"
          >OTP<input
            type="text"
            name="otp"
            inputmode="numeric"
            autocomplete="off"
            maxlength="10"
            value="1234"
        /></label>
      </div>
      ${cardTable}
      <p class="muted">
        Never type a real card number here. An OTP of fewer than 4 digits is refused.
      </p>
    </div>
  </div>`

const netbanking = html`<div class="method">
  <label><input type="radio" name="method" value="netbanking" /> Net banking</label>
  <div class="panel">
    <label class="field"
      >Bank<select name="bank">
        <option>State Test Bank</option>
        <option>Deccan Test Bank</option>
        <option>Coastal Test Bank</option>
      </select></label
    >
    <label class="check"
      ><input type="radio" name="bank_says" value="success" checked /> The bank approves</label
    >
    <label class="check"
      ><input type="radio" name="bank_says" value="failure" /> The bank refuses</label
    >
  </div>
</div>`

/** Cashback: the buyer pays the whole amount, and the bank credits its part later. */
const offerChoice = ({ offers }: ShownOrder): Html | false =>
  offers.length > 0 &&
  html`<section class="card">
    <fieldset>
      <legend>Offers</legend>
      ${['', ...offers].map(
        (id) =>
          html`<label class="check"
            ><input type="radio" name="offer_id" value="${id}" ${id === '' && html` checked`} />
            ${id === '' ? 'No offer' : html`<code>${id}</code>`}</label
          >`,
      )}
      <p class="muted">The whole amount is charged. The bank gives its part back later.</p>
    </fieldset>
  </section>`

const course = (value: string, label: string, checked = false) =>
  html`<label class="check"
    ><input type="radio" name="course" value="${value}" ${checked && html` checked`} />
    ${label}</label
  >`

const forTesters = html`<details class="card">
  <summary>Options for testers</summary>
  <fieldset>
    <legend>Outcome</legend>
    ${course('at_once', 'Paid at once', true)}${course('authorized', 'Authorised only: the shop has to capture it')}${course('delayed', 'Paid 20 seconds later: the shop has to wait')}
    ${course('failed_then_captured', 'Fails, but is captured 15 seconds later')}${course('closed_tab', 'Paid, but the buyer closes the tab and never comes back')}
  </fieldset>
  <fieldset>
    <legend>Webhook to the shop</legend>
    <label class="check"
      ><input type="checkbox" name="webhook_twice" value="1" /> Send the webhook twice</label
    >
    <label class="check"
      ><input type="checkbox" name="webhook_lost" value="1" /> Lose the webhook</label
    >
    <label class="check"
      ><input type="checkbox" name="webhook_late" value="1" /> Send it late (one minute)</label
    >
    <label class="check"
      ><input type="checkbox" name="disputed" value="1" /> The buyer’s bank disputes the payment
      afterwards</label
    >
  </fieldset>
</details>`

/** The hosted page where the buyer pays: one form, no script. */
export const payPage = (brand: string, order: ShownOrder, back: string): Html =>
  plainPage({
    title: `Pay ${brand}`,
    brand: 'Sandbox payments',
    note,
    body: html`${summary(brand, order)}
      <form method="post" action="/sandbox/pay/${order.id}" autocomplete="off">
        <input type="hidden" name="back" value="${back}" />
        ${offerChoice(order)}
        <section class="card">
          <fieldset>
            <legend>How do you want to pay?</legend>
            ${order.amountPaise > upiLimitPaise ? html`<p class="muted">UPI pays up to ${formatRupees(upiLimitPaise)} at a time.</p>` : upi}${card(order.amountPaise > upiLimitPaise)}${netbanking}
          </fieldset>
        </section>
        ${forTesters}
        <button name="action" value="pay">
          Pay ${formatRupees(order.amountPaise, { paise: 'always' })}
        </button>
        <button class="second" name="action" value="cancel">Cancel the payment</button>
      </form>`,
  })

/** A page with one message and a link back. */
export const messagePage = (
  brand: string,
  heading: string,
  text: string,
  back: string | null,
): Html =>
  plainPage({
    title: heading,
    brand: 'Sandbox payments',
    note,
    body: html`<section class="card">
      <h1>${heading}</h1>
      <p>${text}</p>
      ${back !== null && html`<a class="button" href="${back}">Back to ${brand}</a>`}
    </section>`,
  })
