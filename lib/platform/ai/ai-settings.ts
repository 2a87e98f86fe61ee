import 'server-only'
import { env } from '@/lib/platform/env'

/** `host` is for people to read. */
export type AiSettings = { baseURL: string; apiKey: string; host: string; model: string; isOpenAi: boolean }

type Given = { OPENAI_API_KEY?: string | undefined; OPENAI_BASE_URL: string; AI_MODEL: string }

const OPENAI_HOST = 'api.openai.com'

/**
 * Null without an AI service. OpenAI needs a key; other servers may not. Any address is allowed, internal ones too,
 * because only the operator sets it.
 */
export function findAiSettings(given: Given = env): AiSettings | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseURL, AI_MODEL: model } = given
  const { host } = new URL(baseURL)
  const isOpenAi = host === OPENAI_HOST
  if (isOpenAi && key === undefined) return null
  return { baseURL, apiKey: key ?? 'none', host, model, isOpenAi }
}
