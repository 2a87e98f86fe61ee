import 'server-only'
import type { Prisma } from './generated/prisma/client'

/** An open transaction, for code that writes in it and can't open one. */
export type Tx = Prisma.TransactionClient
