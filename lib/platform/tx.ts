import 'server-only'
import type { Prisma } from './generated/prisma/client'

/** An open transaction, for those who write along in it without being able to open one. */
export type Tx = Prisma.TransactionClient
