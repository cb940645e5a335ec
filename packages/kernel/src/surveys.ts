/** A question of a survey: one to five stars, one of several answers, or words. */
export type SurveyQuestion = { readonly key: string; readonly text: string } & (
  | { readonly kind: 'rating' | 'text'; readonly choices: readonly [] }
  | { readonly kind: 'choice'; readonly choices: readonly { key: string; name: string }[] }
)
/** Questions that a visitor is asked together (ENGAGE-05). */
export type Survey = {
  readonly id: string
  readonly title: string
  readonly questions: readonly SurveyQuestion[]
}

const words = (key: string, text: string) => ({ key, text, kind: 'text', choices: [] }) as const
const stars = (key: string, text: string) => ({ key, text, kind: 'rating', choices: [] }) as const
const choice = (key: string, text: string, choices: { key: string; name: string }[]) =>
  ({ key, text, kind: 'choice', choices }) as const

/** The surveys, by what they are about. */
export const SURVEYS: readonly Survey[] = Object.freeze([
  {
    id: 'shop',
    title: 'Three questions about our shop',
    questions: [
      choice('found', 'Did you find what you were looking for?', [
        { key: 'yes', name: 'Yes' },
        { key: 'partly', name: 'Partly' },
        { key: 'no', name: 'No' },
      ]),
      stars('ease', 'How easy is it to use?'),
      words('missing', 'What should we sell that we don’t?'),
    ],
  },
  {
    id: 'buying',
    title: 'How you buy',
    questions: [
      choice('often', 'How often do you order supplies?', [
        { key: 'weekly', name: 'Every week' },
        { key: 'monthly', name: 'Every month' },
        { key: 'seldom', name: 'Less often' },
      ]),
      choice('pays', 'How do you prefer to pay?', [
        { key: 'online', name: 'Online' },
        { key: 'transfer', name: 'Bank transfer' },
        { key: 'cash', name: 'Cash on delivery' },
        { key: 'credit', name: 'On credit' },
      ]),
      words('better', 'What would make ordering easier for you?'),
    ],
  },
])

/** A survey by its id. */
export const surveyOf = (id: string): Survey | undefined => SURVEYS.find((one) => one.id === id)

/** What an answer says in words; undefined where the question doesn't take it. */
export function answerWords(question: SurveyQuestion, answer: string): string | undefined {
  if (question.kind === 'choice') return question.choices.find(({ key }) => key === answer)?.name
  if (question.kind === 'rating') return /^[1-5]$/.test(answer) ? `${answer} of 5` : undefined
  return answer
}
