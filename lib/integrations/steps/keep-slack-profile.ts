import 'server-only'
import type { Tx } from '@/lib/platform/tx'

type SlackProfile = { workspaceId: string; memberId: string; slackId: string; slackEmail: string }

export const keepSlackProfile = (tx: Tx, profile: SlackProfile) =>
  tx.slackProfile.createMany({ data: [profile], skipDuplicates: true })
