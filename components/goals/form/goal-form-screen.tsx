import { FilterSelect } from '@/components/ui/input/filter-select'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { GoalDrafting, GoalFormStart } from '@/lib/goals/queries/get-goal-form'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalTemplates } from '@/lib/goals/rules/goal-templates'
import { GoalDraftNotice } from './goal-draft-notice'
import { GoalForm } from './goal-form'

const templates = [
  { value: '', label: 'Start from a template' },
  ...goalTemplates.map(({ key, title }) => ({ value: key, label: title })),
]

interface NewGoalScreenProps {
  start: GoalFormStart & { drafting: GoalDrafting }
  /** What it is made of. */
  feedback: { title: string; href: string } | null
  template: string | undefined
  /** The URL without a template. */
  href: string
}

const textOf = ({ start, feedback }: NewGoalScreenProps) => {
  if (start.continuesId !== undefined) return 'Without key results that are reached and items that are done'
  return feedback && `From “${feedback.title}”`
}

export function NewGoalScreen(props: NewGoalScreenProps) {
  const { start, feedback, template = '', href } = props
  const isContinued = start.continuesId !== undefined
  return (
    <Page narrow>
      <PageHeader
        back={feedback ? { href: feedback.href, label: feedback.title } : { href: '/goals', label: 'Goals' }}
        title={isContinued ? 'Continue next period' : 'New goal'}
        text={textOf(props)}
        action={
          !isContinued && (
            <FilterSelect
              label="Template"
              name="template"
              value={template}
              options={templates}
              href={href}
              className="w-60"
            />
          )
        }
      />
      <GoalDraftNotice drafting={start.drafting} />
      <GoalForm
        key={`${template} ${start.drafting.saved?.savedAt.getTime()}`}
        start={start}
        cancelHref={feedback?.href}
      />
    </Page>
  )
}

export function EditGoalScreen({ start }: { start: GoalFormStart & { id: string; version: number } }) {
  return (
    <Page narrow>
      <PageHeader back={{ href: goalPath(start.id), label: start.values.title }} title="Edit goal" />
      <GoalForm start={start} />
    </Page>
  )
}
