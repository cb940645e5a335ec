import { formatIstDate, istDate } from '@upchar/kernel/dates'
import {
  RECALL_CLASS_WORDS,
  RECALL_ORDERED_BY_WORDS,
  recallDue,
  recalledGoods,
} from '@upchar/kernel/recalls'
import { plural } from '@upchar/kernel/text'
import { trackPath } from '../../modules/orders/index.ts'
import type { RecallRow, ToldOrder } from '../../modules/recalls/index.ts'
import type { Context } from '../../platform/context.ts'
import { mailButton, mailLayout, mailText } from '../../platform/mail/mail-layout.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { html } from '../../platform/text/html.ts'

/** First told, reminded, or told that the recall was a mistake. */
export type RecallNews = 'recall' | 'reminder' | 'withdrawn'

/** Orders that a mail names; the others are on the buyer's pages. */
const mostNamed = 20

function wordsOf(recall: RecallRow, news: RecallNews): { subject: string; words: string[] } {
  const { title, class: of, reason, advice, reference, orderedBy, begunAt } = recall
  if (news === 'withdrawn')
    return {
      subject: `Recall withdrawn: ${title}`,
      words: [
        `We wrote that ${recalledGoods(recall)} is recalled. That was a mistake: you can use and sell it again. We are sorry for the trouble.`,
      ],
    }
  const due = formatIstDate(istDate(recallDue(of, begunAt)))
  return {
    subject: `${news === 'reminder' ? 'Reminder: recall of' : 'Recall:'} ${title}`,
    words: [
      `${recalledGoods(recall)} is recalled by ${RECALL_ORDERED_BY_WORDS[orderedBy]} (${reference}). You have it from us.`,
      `What is wrong: ${reason}`,
      `What to do: ${advice}`,
      'You can send it back free of charge, whenever you bought it: choose “Return items” on the order’s page.',
      `It ${RECALL_CLASS_WORDS[of].means}. It is to be back by ${due}.`,
    ],
  }
}

const orderWords = ({ number, pieces }: ToldOrder): string =>
  pieces > 0 ? `Order ${number}: ${plural(pieces, 'piece')}` : `Order ${number}`

/** The mail about a recall to a buyer, with the link where one press says that it was read. */
export function recallMail(
  { config }: Pick<Context, 'config'>,
  recall: RecallRow,
  news: RecallNews,
  { orders, latest }: { orders: readonly ToldOrder[]; latest: ToldOrder },
): Message {
  const { subject, words } = wordsOf(recall, news)
  const named = orders.slice(0, mostNamed).map(orderWords)
  const list =
    orders.length > mostNamed
      ? [...named, `and ${plural(orders.length - mostNamed, 'other order')}`]
      : named
  const link = `${config.origin}${trackPath(config.secret, latest.id)}`
  const press = news === 'withdrawn' ? 'See the order' : 'Confirm that you have read this'
  return {
    to: latest.email,
    subject,
    text: mailText(config, subject, [...words, '', ...list, '', `${press}: ${link}`]),
    html: mailLayout(
      config,
      subject,
      html`${words.map((one) => html`<p>${one}</p>`)}
        <ul>
          ${list.map((one) => html`<li>${one}</li>`)}
        </ul>
        ${mailButton(link, press)}`,
    ),
  }
}
