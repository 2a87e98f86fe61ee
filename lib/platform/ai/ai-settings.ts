import 'server-only'
import { env } from '@/lib/platform/env'

/** `provider` is for people to read: "OpenAI", a public address, or the operator's own server in words. */
export type AiSettings = { baseURL: string; apiKey: string; provider: string; model: string; isOpenAi: boolean }

type Given = { OPENAI_API_KEY?: string | undefined; OPENAI_BASE_URL: string; AI_MODEL: string }

const OPENAI_HOST = 'api.openai.com'

/** A name that people outside the operator's network can look up, so neither an IP address nor an internal name. */
const isPublicName = (hostname: string) =>
  /\.[a-z]{2,}$/.test(hostname) && !/\.(local|localhost|internal|intranet|lan|home|corp|test)$/.test(hostname)

function providerOf(hostname: string) {
  if (hostname === OPENAI_HOST) return 'OpenAI'
  return isPublicName(hostname) ? hostname : 'your workspace’s AI provider'
}

/**
 * Null without an AI service. OpenAI needs a key; other servers may not. Any address is allowed, internal ones too,
 * because only the operator sets it.
 */
export function findAiSettings(given: Given = env): AiSettings | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseURL, AI_MODEL: model } = given
  const { hostname } = new URL(baseURL)
  const isOpenAi = hostname === OPENAI_HOST
  if (isOpenAi && key === undefined) return null
  return { baseURL, apiKey: key ?? 'none', provider: providerOf(hostname), model, isOpenAi }
}
