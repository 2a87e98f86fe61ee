import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { GoalFormStart, NewGoal } from '@/lib/goals/queries/get-goal-form'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { GoalDraftNotice } from './goal-draft-notice'
import { GoalForm } from './goal-form'

interface NewGoalScreenProps {
  start: NewGoal
  /** What it is made of. */
  feedback: { title: string; href: string } | null
  template: string | undefined
}

const textOf = ({ start, feedback }: NewGoalScreenProps) => {
  if (start.continuesId !== undefined) return 'Key results that are reached and items that are done are left out'
  return feedback && `From “${feedback.title}”`
}

/** Where the form was opened from. */
function backOf({ start: { earlier }, feedback }: NewGoalScreenProps) {
  if (feedback) return { href: feedback.href, label: feedback.title }
  return earlier ? { href: goalPath(earlier.id), label: earlier.title } : { href: '/goals', label: 'Goals' }
}

export function NewGoalScreen(props: NewGoalScreenProps) {
  const { start, template = '' } = props
  const back = backOf(props)
  return (
    <Page narrow>
      <PageHeader
        back={back}
        title={start.continuesId === undefined ? 'Set a goal' : 'Continue next period'}
        text={textOf(props)}
      />
      <GoalDraftNotice drafting={start.drafting} />
      <GoalForm
        key={`${template} ${start.drafting.saved?.savedAt.getTime()}`}
        start={start}
        template={template}
        cancelHref={back.href}
      />
    </Page>
  )
}

export function EditGoalScreen({ start }: { start: GoalFormStart & { id: string } }) {
  return (
    <Page narrow>
      <PageHeader back={{ href: goalPath(start.id), label: start.values.title }} title="Edit goal" />
      <GoalForm start={start} />
    </Page>
  )
}
