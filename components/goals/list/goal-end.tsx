import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import type { GoalRow } from '@/lib/goals/queries/list-goals'

interface GoalEndProps extends Pick<GoalRow, 'title' | 'progress' | 'badge'> {
  children?: ReactNode
}

/** The end of a goal's row: its faces, progress and status. */
export function GoalEnd({ title, progress, badge, children }: GoalEndProps) {
  return (
    <span className="goal-end">
      {children}
      <span className="goal-progress">
        <ProgressBar percent={progress} label={`Progress of ${title}`} />
        {progress}%
      </span>
      <Badge tone={badge.tone}>{badge.label}</Badge>
    </span>
  )
}
