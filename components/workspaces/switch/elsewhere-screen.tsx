import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { WorkspaceLogo } from '@/components/shell/sidebar/workspace-sign'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { logoPath } from '@/lib/shared/routes'
import type { OwnWorkspace } from '@/lib/workspaces/queries'
import { SwitchActs } from './switch-acts'

interface ElsewhereScreenProps {
  /** The requested workspace. */
  there: OwnWorkspace
  /** The session's, if it can be opened. */
  here: OwnWorkspace | undefined
  /** The requested path. */
  path: string
}

/** Offers to switch to the link's workspace. */
export function ElsewhereScreen({ there, here, path }: ElsewhereScreenProps) {
  const { id, name, logoId } = there
  return (
    <AuthFrame
      help="switch-workspace"
      mark={<WorkspaceLogo name={name} logo={logoId && logoPath(logoId)} />}
      title={`This is in ${name}`}
      text={here ? `You’re in ${here.name} now.` : undefined}
    >
      <SwitchActs path={path}>
        <Button type="submit" variant="primary" wide name="enter" value={id}>
          Switch to {name}
        </Button>
      </SwitchActs>
      <ButtonLink href={here ? '/dashboard' : '/workspace/switch'} wide>
        {here ? `Stay in ${here.name}` : 'Your workspaces'}
      </ButtonLink>
    </AuthFrame>
  )
}
