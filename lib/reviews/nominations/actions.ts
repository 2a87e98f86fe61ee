'use server'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import { nominatePeersSchema, decideNominationSchema } from './schema'
import { nominatePeers } from './commands/nominate-peers'
import { refresh } from 'next/cache'
import { approveNomination } from './commands/approve-nomination'
import { declineNomination } from './commands/decline-nomination'

export const nominatePeersAction = memberAction(
  nominatePeersSchema,
  nominatePeers,
  othersRefused('feedback.nominate'),
  refresh,
)
export const approveNominationAction = memberAction(
  decideNominationSchema,
  approveNomination,
  othersRefused('feedback.nominate'),
  refresh,
)
export const declineNominationAction = memberAction(
  decideNominationSchema,
  declineNomination,
  othersRefused('feedback.nominate'),
  refresh,
)
