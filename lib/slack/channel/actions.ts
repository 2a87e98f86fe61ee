'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { chooseChannel } from './commands/choose-channel'
import { chooseChannelSchema } from './schema'

export const chooseChannelAction = memberAction(
  chooseChannelSchema,
  chooseChannel,
  adminsOnly('integrations.workspace', { stranger: 'none', unproven: 'conflict' }),
  refresh,
)
