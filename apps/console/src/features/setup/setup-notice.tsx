import { useQuery } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/hrefs.ts'
import { setupQuestion } from './use-setup.ts'

/** On the start page while buyers can't order yet: leads to the set-up. */
export function SetupNotice() {
  const { data } = useQuery(setupQuestion)
  if (!data || data.ready) return null
  const left = data.steps.filter(({ done, needed }) => needed && !done).map(({ name }) => name)
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton look="outline" href={href.setup}>
          Set up the shop
        </LinkButton>
      }
    >
      Buyers can’t order yet. Still needed: {left.join(', ').toLowerCase()}.
    </Notice>
  )
}
