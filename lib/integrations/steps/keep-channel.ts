import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** Stores the webhook channel, so it can end with the account. */
export const keepChannel = (tx: Tx, id: string, channel: { id: string; resourceId: string }) =>
  tx.integration.updateMany({ where: { id }, data: { channel: `${channel.id} ${channel.resourceId}` } })
