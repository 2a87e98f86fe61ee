'use server'
import { memberAction } from '@/lib/access/action'
import { nominatePeersSchema, decideNominationSchema } from './schema'
import { nominatePeers } from './commands/nominate-peers'
import { refresh } from 'next/cache'
import { approveNomination } from './commands/approve-nomination'
import { declineNomination } from './commands/decline-nomination'

export const nominatePeersAction = memberAction(nominatePeersSchema, nominatePeers, () => refresh())
export const approveNominationAction = memberAction(decideNominationSchema, approveNomination, () => refresh())
export const declineNominationAction = memberAction(decideNominationSchema, declineNomination, () => refresh())
