import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { importPath } from '@/lib/invitations/imports/rules/imports'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { fullCount, plural } from '@/lib/shared/text'

type Came = { id: string; fileName: string; rowCount: number; inviteCount: number }

/** `import.listed`: the creator, who may have left the page. */
export const slackPeopleCame = (tx: Tx, { workspaceId, memberId }: Actor, came: Came) =>
  tell(tx, workspaceId, [
    {
      memberId,
      type: 'User_Invite',
      key: `import.listed:${came.id}`,
      message: `“${came.fileName}” is ready: ${plural(came.rowCount, 'person', 'people')}, ${fullCount(came.inviteCount)} to invite`,
      link: importPath(came.id),
    },
  ])
