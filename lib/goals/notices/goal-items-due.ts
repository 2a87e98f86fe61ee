import 'server-only'
import type { Reminded } from '@/lib/access/digest-lines'
import type { DueGoalItem } from '@/lib/goals/queries/list-due-items'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { settleTold, tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { dueInWords } from '@/lib/scheduling/rules'
import type { Day } from '@/lib/shared/dates'

const dueKeys = (id: string) => `goal.item-due:${id}:`

/** `goal.item-due`: each owner, in the product; the morning mail lists it too. */
export const goalItemsDue = (tx: Tx, { memberId, workspaceId }: Reminded, items: readonly DueGoalItem[], day: Day) =>
  tell(
    tx,
    workspaceId,
    items.map(({ id, title, dueOn, goalId, goalTitle }) => ({
      memberId,
      type: 'Goal' as const,
      objectId: goalId,
      isProductOnly: true,
      key: `${dueKeys(id)}${dueOn}`,
      message: `Due ${dueInWords(dueOn, day)}: ${title} (from “${goalTitle}”)`,
      brief: `Due ${dueInWords(dueOn, day)}: an action item of “${goalTitle}”`,
      link: goalPath(goalId),
    })),
  )

type Done = { id: string; workspaceId: string; ownerId: string }

/** `goal.item-done`: marks its owner's reminders as read. */
export const goalItemDone = (tx: Tx, { id, workspaceId, ownerId }: Done) =>
  settleTold(tx, workspaceId, { memberId: ownerId, keys: [dueKeys(id)] })
