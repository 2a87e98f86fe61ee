import 'server-only'
import type { Tx } from '@/lib/platform/tx'

type SlackProfile = { workspaceId: string; memberId: string; slackId: string; slackEmail: string }

/** Keeps who a member is in Slack, in the caller's transaction. What is known already stays. */
export const keepSlackProfile = (tx: Tx, profile: SlackProfile) =>
  tx.slackProfile.createMany({ data: [profile], skipDuplicates: true })
