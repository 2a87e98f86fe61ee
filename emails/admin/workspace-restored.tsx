import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceRestoredProps {
  recipientName: string
  workspaceName: string
  text: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceRestoredProps) => `${workspaceName} is no longer suspended`

export default function WorkspaceRestored(props: WorkspaceRestoredProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} is no longer suspended`}
      button="Open your workspaces"
      why="you’re an admin"
    />
  )
}

WorkspaceRestored.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  text: 'You can open it again. Nothing was lost.',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceRestoredProps
