import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** Keeps by which channel the provider calls us of changes in an account, so that it can be ended with the account. */
export const keepChannel = (tx: Tx, id: string, channel: { id: string; resourceId: string }) =>
  tx.integration.updateMany({ where: { id }, data: { channel: `${channel.id} ${channel.resourceId}` } })
