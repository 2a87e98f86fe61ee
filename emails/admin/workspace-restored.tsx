import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceRestoredProps {
  recipientName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceRestoredProps) => `${workspaceName} is open again`

export default function WorkspaceRestored(props: WorkspaceRestoredProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} is open again`}
      text="Nothing was lost."
      button="Open your workspaces"
      why="you’re an admin"
    />
  )
}

WorkspaceRestored.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceRestoredProps
