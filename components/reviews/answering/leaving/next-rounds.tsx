import { LinkStep } from '@/components/reviews/answering/outside/link-step'
import type { Access } from '@/components/reviews/answering/saving/access'
import { FutureRounds } from './future-rounds'

/** Opt-in to future rounds: a switch, or for external reviewers a script-free button. */
export function NextRounds({ access, hasDeclined }: { access: Access; hasDeclined: boolean }) {
  if (access.code === undefined) return <FutureRounds access={access} hasDeclined={hasDeclined} />
  return (
    <div className="grid justify-items-start gap-2 text-muted">
      <p>{hasDeclined ? 'You won’t be asked in future rounds.' : 'This feedback repeats; you’ll be asked again.'}</p>
      <LinkStep key={`${hasDeclined}`} step={hasDeclined ? 'rejoinFuture' : 'declineFuture'} access={access} size="sm">
        {hasDeclined ? 'Ask me in future rounds' : 'Skip future rounds'}
      </LinkStep>
    </div>
  )
}
