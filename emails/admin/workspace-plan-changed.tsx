import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspacePlanChangedProps {
  recipientName: string
  workspaceName: string
  planName: string
  /** What becomes of the payments, in full sentences. */
  text: string
  link: string
}

export const subject = ({ workspaceName, planName }: WorkspacePlanChangedProps) =>
  `${workspaceName} is now on ${planName}`

export default function WorkspacePlanChanged({ planName, ...props }: WorkspacePlanChangedProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} is now on ${planName}`}
      text={`Support changed your plan. ${props.text}`}
      button="See the plan"
      why="you’re an admin"
    />
  )
}

WorkspacePlanChanged.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  planName: 'Enterprise',
  text: 'Your subscription has ended, and nothing more is charged.',
  link: 'https://rapport.example/workspace/edit?tab=plan',
} satisfies WorkspacePlanChangedProps
