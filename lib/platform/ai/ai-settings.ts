import 'server-only'
import { env } from '@/lib/platform/env'

/** The AI service in use: where its address leads, as people read it, and which model answers. */
export type AiSettings = { baseURL: string; apiKey: string; host: string; model: string; isOpenAi: boolean }

type Given = { OPENAI_API_KEY?: string | undefined; OPENAI_BASE_URL: string; AI_MODEL: string }

const OPENAI_HOST = 'api.openai.com'

/**
 * The AI service of this installation, or null where none is set up. OpenAI needs a key; other servers may do without.
 * Any address works, one in the same network included: only the person who runs Rapport can set it.
 */
export function findAiSettings(given: Given = env): AiSettings | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseURL, AI_MODEL: model } = given
  const { host } = new URL(baseURL)
  const isOpenAi = host === OPENAI_HOST
  if (isOpenAi && key === undefined) return null
  return { baseURL, apiKey: key ?? 'none', host, model, isOpenAi }
}
