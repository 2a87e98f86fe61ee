import 'server-only'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { transaction } from '@/lib/platform/db'

/**
 * Marks a connection as broken: nothing is asked of the provider until it is connected again. Whoever can do that gets one
 * mail.
 */
export const breakConnection = ({ integrationId }: { integrationId: string }): Promise<void> =>
  transaction((tx) => breakConnections(tx, [integrationId]))
