'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { approveNomination } from './commands/approve-nomination'
import { declineNomination } from './commands/decline-nomination'
import { nominatePeers } from './commands/nominate-peers'
import { decideNominationSchema, nominatePeersSchema } from './schema'

export const nominatePeersAction = memberAction(nominatePeersSchema, nominatePeers, () => refresh())
export const approveNominationAction = memberAction(decideNominationSchema, approveNomination, () => refresh())
export const declineNominationAction = memberAction(decideNominationSchema, declineNomination, () => refresh())
