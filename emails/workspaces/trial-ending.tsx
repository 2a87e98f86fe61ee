import { isOver } from '@/emails/_parts/ending'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface TrialEndingProps {
  recipientName: string
  workspaceName: string
  planName: string
  /** "ends tomorrow", "has ended". */
  when: string
  /** Until when that holds; null: indefinitely. */
  trueUntil: string | null
  day: string
  /** What changes, in full sentences. */
  consequences: string
  link: string
}

/** A later day counts differently, so another mail replaces it. */
export const asOf = (props: TrialEndingProps, at: Date) => (isOver(props.trueUntil, at) ? null : props)

export const subject = ({ workspaceName, planName, when }: TrialEndingProps) =>
  `The ${planName} trial of ${workspaceName} ${when}`

export default function TrialEnding(props: TrialEndingProps) {
  const { recipientName, workspaceName, planName, when, day, consequences, link } = props
  return (
    <ShortLetter
      recipientName={recipientName}
      workspaceName={workspaceName}
      link={link}
      title={`The ${planName} trial ${when}`}
      text={`Last day: ${day}. ${consequences}`}
      button="See the plan"
      smallPrint="Nothing is deleted or charged."
      why="you’re an admin"
    />
  )
}

TrialEnding.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  planName: 'Pro',
  when: 'ends in 3 days',
  trueUntil: '2026-11-21T18:30:00.000Z',
  day: 'Nov 24, 2026',
  consequences: 'Then you’re on Free: 10 people, 2 templates, no external reviewers or imports.',
  link: 'https://rapport.example/workspace/edit?tab=plan',
} satisfies TrialEndingProps
