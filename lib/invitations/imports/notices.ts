import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { tell } from '@/lib/notifications/tell'
import { countsInWords, importPath, type ImportCounts } from './rules/imports'

type Finished = { id: string; creatorId: string; fileName: string; counts: ImportCounts }

/** `import.finished`: the creator, who may have left the page. */
export const importFinished = (tx: Tx, workspaceId: string, { id, creatorId, fileName, counts }: Finished) =>
  tell(tx, workspaceId, [
    {
      memberId: creatorId,
      type: 'User_Invite',
      key: `import.finished:${id}`,
      message: `Your import of “${fileName}” is done: ${countsInWords(counts)}`,
      link: importPath(id),
    },
  ])
