import type { Answer } from '@upchar/contract/schema/endpoints'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextBlocks } from './text-blocks.tsx'

type Question = NonNullable<Answer<'getProduct'>['questions']>[number]

/** Questions that open their answers; the address of a question opens it. */
export function QuestionList({
  questions,
  open = false,
}: {
  questions: readonly (Question & { about?: { name: string; href: string } | null })[]
  open?: boolean
}) {
  return (
    <div className="max-w-text border-t border-border">
      {questions.map(({ key, question, answer, about }) => (
        <Disclosure key={key} open={open} title={<h3 className="py-2">{question}</h3>}>
          <div id={key} className="scroll-mt-24">
            <TextBlocks blocks={answer} level={3} />
            {about ? (
              <a href={about.href} className="inline-flex min-h-11 items-center text-body-sm">
                {about.name}
              </a>
            ) : null}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}

/** Questions about a product or a category, on its page. */
export function QuestionsAbout({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-2">
      <h2 id="questions" className="text-h2 font-semibold">
        Questions and answers
      </h2>
      <QuestionList questions={questions} />
    </section>
  )
}
