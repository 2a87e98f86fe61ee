import 'server-only'
import { z } from 'zod'
import type { Tokens } from '@/lib/platform/oauth'
import { seal, unseal } from '@/lib/platform/secrets'

const stored = z.object({ access: z.string(), refresh: z.string().nullable() })

export const tokenColumns = ({ access, refresh, expiresAt }: Tokens) => ({
  sealedTokens: seal(JSON.stringify({ access, refresh })),
  accessExpiresAt: expiresAt,
})

export function openTokens(row: { sealedTokens: string; accessExpiresAt: Date | null }): Tokens {
  return { ...stored.parse(JSON.parse(unseal(row.sealedTokens))), expiresAt: row.accessExpiresAt }
}
