import { FieldError } from '@upchar/ui/field'
import { StarIcon } from '@upchar/ui/icons'

const WORDS = ['Very bad', 'Bad', 'So-so', 'Good', 'Very good'] as const

/** One to five stars as a radio group, each with a word. */
export function RatingInput({
  id,
  name,
  label,
  value,
  error,
  onChange,
}: {
  id: string
  name: string
  label: string
  value: number
  error: string | undefined
  onChange: (rating: number) => void
}) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-body-sm font-medium">{label}</legend>
      <FieldError id={id} error={error} />
      <div className="-ml-2 flex items-center">
        {WORDS.map((word, index) => {
          const rating = index + 1
          return (
            <label
              key={word}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                id={rating === 1 ? id : undefined}
                value={rating}
                checked={value === rating}
                onChange={() => onChange(rating)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <StarIcon
                size={28}
                className={rating <= value ? 'fill-current text-action' : 'text-control-border'}
                aria-hidden="true"
              />
              <span className="sr-only">
                {rating} of 5: {word}
              </span>
            </label>
          )
        })}
        <output className="ml-2 text-body-sm text-text-muted">{WORDS[value - 1] ?? ''}</output>
      </div>
    </fieldset>
  )
}
