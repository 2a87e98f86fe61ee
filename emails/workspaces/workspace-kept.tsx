import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceKeptProps {
  doerName: string
  workspaceName: string
  link: string
}

export const subject = ({ doerName, workspaceName }: WorkspaceKeptProps) =>
  `${doerName} canceled the deletion of ${workspaceName}`

export default function WorkspaceKept({ doerName, ...props }: WorkspaceKeptProps) {
  return (
    <ShortLetter
      {...props}
      sender={doerName}
      did="canceled the deletion"
      title={`${props.workspaceName} stays`}
      text="Nothing was lost."
      button="Open your workspaces"
      why="you’re an admin"
    />
  )
}

WorkspaceKept.PreviewProps = {
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceKeptProps
