import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { receivedEventSchema } from '@/lib/billing/paying/schema'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import { uploadGoalsSchema } from '@/lib/goals/imports/schema'
import { uploadPeople } from '@/lib/invitations/imports/commands/upload-people'
import { uploadPeopleSchema } from '@/lib/invitations/imports/schema'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { meetingIdSchema } from '@/lib/meetings/schema'
import { filesUnder, root } from '@/tests/structure/support/project'
import { parseSource } from '@/tests/structure/support/source'

/** What a press reaches: the schema of what is sent, and the command. */
export type Bound = { schema: z.ZodType; command(asker: unknown, input: unknown): Promise<unknown> }

/** The words of each `xAction = memberAction(xSchema, x, …)` of a file, loaded from where they are imported. */
function boundIn(path: string): [name: string, load: () => Promise<Bound>][] {
  const { declarations, imports } = parseSource(path)
  const load = async (word = '') => {
    const from = imports.get(word) ?? ''
    const file = from.startsWith('@/') ? from.replace('@', root) : join(root, dirname(path), from)
    return (await import(/* @vite-ignore */ `${file}.ts`))[word]
  }
  return declarations.map(({ name, args: [schema, command] }) => [
    name,
    async () => ({ schema: await load(schema), command: await load(command) }),
  ])
}

/** What each action is bound to, by its name in the table of permissions, and the routes with a command of their own. */
export const bound = new Map<string, () => Promise<Bound>>([
  ...filesUnder('lib')
    .filter((path) => path.endsWith('/actions.ts'))
    .flatMap(boundIn),
  ['POST /api/goals/import', async () => ({ schema: uploadGoalsSchema, command: uploadGoals })],
  ['POST /api/people/import', async () => ({ schema: uploadPeopleSchema, command: uploadPeople })],
  ['POST /api/webhooks/razorpay', async () => ({ schema: receivedEventSchema, command: receiveEvent })],
  ['POST /api/meetings/status-complete', async () => ({ schema: meetingIdSchema, command: completeMeeting })],
  ['POST /api/one-on-one/status-complete', async () => ({ schema: meetingIdSchema, command: completeMeeting })],
])
