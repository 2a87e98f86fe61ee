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
      text="Everyone can use it again, and nothing was lost."
      button="Open your workspaces"
      why={`You get this because you are an admin of ${props.workspaceName}.`}
    />
  )
}

WorkspaceKept.PreviewProps = {
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceKeptProps
