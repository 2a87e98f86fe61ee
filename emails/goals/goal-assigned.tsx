import { ShortLetter } from '@/emails/_parts/short-letter'

export interface GoalAssignedProps {
  recipientName: string
  by: string
  goalTitle: string
  /** They look after it; others work on it. */
  isSupervisor: boolean
  endsOn: string
  link: string
  workspaceName: string
}

export const subject = ({ by, goalTitle, isSupervisor }: GoalAssignedProps) =>
  isSupervisor ? `${by} asked you to supervise “${goalTitle}”` : `${by} gave you a goal: “${goalTitle}”`

export default function GoalAssigned({ by, goalTitle, isSupervisor, endsOn, ...rest }: GoalAssignedProps) {
  const what = isSupervisor ? 'asked you to supervise this goal' : 'gave you this goal'
  return (
    <ShortLetter
      {...rest}
      title={goalTitle}
      text={`${by} ${what}. It ends on ${endsOn}.`}
      button="Open the goal"
      why={`You get this because you ${isSupervisor ? 'supervise' : 'are assigned to'} this goal in ${rest.workspaceName}.`}
    />
  )
}

GoalAssigned.PreviewProps = {
  recipientName: 'Tom',
  by: 'Priya Nair',
  goalTitle: 'Cut response time to four hours',
  isSupervisor: false,
  endsOn: 'Dec 31, 2026',
  link: 'https://rapport.example/goals/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/detail',
  workspaceName: 'Acme',
} satisfies GoalAssignedProps
