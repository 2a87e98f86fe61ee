import { ButtonLink } from '@/components/ui/button/button-link'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { Card } from '@/components/ui/layout/card'
import type { ImportView } from '@/lib/invitations/imports/queries/get-import'
import {
  countsInWords,
  leavingInWords,
  importProgressInWords,
  progressOf,
} from '@/lib/invitations/imports/rules/imports'
import { undoInWords } from '@/lib/shared/csv/csv-undo'
import { plural } from '@/lib/shared/text'
import { RepeatButton, UndoButton } from './import-acts'

interface OutcomePartProps {
  view: ImportView
  zone: string
}

/** Progress while it runs. */
export function ProgressPart({ view }: { view: ImportView }) {
  const { done, total } = progressOf(view)
  const words = importProgressInWords(view)
  return (
    <Card className="mb-8">
      <p className="mb-3 font-medium tabular-nums" role="status">
        {words}
      </p>
      <ProgressBar percent={total === 0 ? 100 : (100 * done) / total} label={words} />
      <p className="mt-3 text-pretty text-muted">{leavingInWords(view)}</p>
      <RefreshWhile active />
    </Card>
  )
}

function undoneInWords({ all, refused, undone, nothing }: ImportView['counts']) {
  const kept = all - refused - undone - nothing
  const back = `${plural(undone, 'row')} undone.`
  return kept === 0 ? back : `${back} ${plural(kept, 'row stays', 'rows stay')}; the reasons are below.`
}

/** The result and its actions. */
export function OutcomePart({ view, zone }: OutcomePartProps) {
  const { id, source, status, counts, undoUntil } = view
  const isUndone = status === 'UNDONE'
  return (
    <Card className="mb-8">
      <h2 className="text-md font-semibold">{isUndone ? 'This import was undone' : `${countsInWords(counts)}.`}</h2>
      {isUndone && <p className="mt-1 text-pretty text-muted">{undoneInWords(counts)}</p>}
      {undoUntil && <p className="mt-1 text-pretty text-muted">{undoInWords(undoUntil, zone)}</p>}
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
        {isUndone && source === 'CSV' && <RepeatButton id={id} />}
        {isUndone && source === 'SLACK' && (
          <ButtonLink href="/users/import/slack" variant="primary">
            Import from Slack again
          </ButtonLink>
        )}
        {!isUndone && counts.invite > 0 && (
          <ButtonLink href="/users?tab=invited" variant="primary">
            See invitations
          </ButtonLink>
        )}
        {counts.refused > 0 && (
          <ButtonLink href={`/api/people/import/${id}/refused`} download>
            Download rows left out
          </ButtonLink>
        )}
        {undoUntil && <UndoButton id={id} />}
      </div>
    </Card>
  )
}
