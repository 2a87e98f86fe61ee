import 'server-only'
import { notFound } from 'next/navigation'
import { env } from '@/lib/platform/env'

/** The gate of pages that are for those who build the product: anywhere else they do not exist. */
export function requireMode(...modes: (typeof env.RAPPORT_MODE)[]) {
  if (!modes.includes(env.RAPPORT_MODE)) notFound()
}
