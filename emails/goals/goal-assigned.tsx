import { ShortLetter } from '@/emails/_parts/short-letter'

export interface GoalAssignedProps {
  by: string
  goalTitle: string
  /** Supervisors follow a goal, assignees work on it. */
  isSupervisor: boolean
  endsOn: string
  link: string
  workspaceName: string
}

const did = ({ isSupervisor }: GoalAssignedProps) =>
  isSupervisor ? 'asked you to supervise a goal' : 'assigned you a goal'

export const subject = (props: GoalAssignedProps) => `${props.by} ${did(props)}: “${props.goalTitle}”`

export default function GoalAssigned(props: GoalAssignedProps) {
  const { by, goalTitle, isSupervisor, endsOn, link, workspaceName } = props
  return (
    <ShortLetter
      link={link}
      workspaceName={workspaceName}
      sender={by}
      did={did(props)}
      title={goalTitle}
      text={`Ends ${endsOn}.`}
      button="Open the goal"
      why={`you${isSupervisor ? ' supervise' : '’re assigned to'} this goal`}
    />
  )
}

GoalAssigned.PreviewProps = {
  by: 'Priya Nair',
  goalTitle: 'Cut response time to four hours',
  isSupervisor: false,
  endsOn: 'Dec 31, 2026',
  link: 'https://rapport.example/goals/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/detail',
  workspaceName: 'Acme',
} satisfies GoalAssignedProps
