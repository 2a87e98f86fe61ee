import 'server-only'
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { z } from 'zod'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countServiceFailure } from '@/lib/platform/service-failures'
import type { AiSettings } from './ai-settings'

/** What is asked of a model, and the JSON its answer has to be. */
export type AiQuestion = {
  instructions: string
  material: string
  answer: { name: string; schema: Record<string, unknown> }
  maxTokens: number
}

/** What a model answered: its text, and the JSON in it, if any. `tokens` null: the server does not say how many it used. */
export type AiAnswer = { text: string; json: unknown; tokens: number | null }

const TIMEOUT_MS = 30_000

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
  usage: z
    .object({ total_tokens: z.number().int().min(0) })
    .nullish()
    .catch(null),
})

const secondsOf = ({ headers }: APIError) => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

// The message of an error may quote what was sent, so only its status is kept.
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError || !(error instanceof APIError))
    return new ProviderFailure('unavailable', 'The AI service did not answer.')
  const { status, code } = error
  const message = `The AI service answered ${status ?? 'nothing'}.`
  if (status === 401 || status === 403) return new ProviderFailure('revoked', message)
  if (status === 429 && code !== 'insufficient_quota')
    return new ProviderFailure('rate-limited', message, secondsOf(error))
  return new ProviderFailure(status !== undefined && status < 500 ? 'refused' : 'unavailable', message)
}

/** The JSON of an answer, with or without words around it; undefined where there is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/**
 * Asks a model once, and waits for half a minute at most. Other servers may know neither the newer name of the limit
 * nor how to keep to a schema, so only OpenAI gets that name, and callers check the answer. A failure is returned, because what was reserved for the
 * request has to be given back.
 */
export async function askAi(
  settings: AiSettings,
  question: AiQuestion,
  timeout = TIMEOUT_MS,
): Promise<AiAnswer | ProviderFailure> {
  const { baseURL, apiKey, model, isOpenAi } = settings
  const { instructions, material, answer, maxTokens } = question
  // A retry would cost what nobody has reserved.
  const client = new OpenAI({ baseURL, apiKey, timeout, maxRetries: 0, logLevel: 'off' })
  const answered = await client.chat.completions
    .create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
        response_format: { type: 'json_schema', json_schema: { ...answer, strict: true } },
        ...(isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
      },
      // The limit above ends with the headers; a body that never comes is waited for as little.
      { signal: AbortSignal.timeout(timeout) },
    )
    .catch(failureOf)
  if (answered instanceof ProviderFailure) {
    await countServiceFailure('AI', answered)
    return answered
  }
  const { data } = completion.safeParse(answered)
  if (!data) return new ProviderFailure('refused', 'The AI service did not answer as expected.')
  const text = data.choices[0]?.message.content ?? ''
  return { text, json: jsonIn(text), tokens: data.usage?.total_tokens ?? null }
}
