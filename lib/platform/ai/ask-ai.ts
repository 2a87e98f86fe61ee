import 'server-only'
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { z } from 'zod'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countServiceFailure } from '@/lib/platform/service-failures'
import type { AiSettings } from './ai-settings'

export type AiQuestion = {
  instructions: string
  material: string
  answer: { name: string; schema: Record<string, unknown> }
  maxTokens: number
}

/** `tokens` is null if the server doesn't report usage. */
export type AiAnswer = { text: string; json: unknown; tokens: number | null }

const TIMEOUT_MS = 30_000

const completion = z.object({
  // Null where the model refuses, and empty where it used up its tokens thinking.
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z
    .object({ total_tokens: z.number().int().min(0) })
    .nullish()
    .catch(null),
})

const secondsOf = ({ headers }: APIError) => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

// The message of an error may quote the prompt, so only its status is kept.
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError || !(error instanceof APIError))
    return new ProviderFailure('unavailable', 'The AI service did not answer.')
  const { status, code } = error
  const message = `The AI service answered ${status ?? 'nothing'}.`
  if (status === 401 || status === 403 || code === 'insufficient_quota') return new ProviderFailure('revoked', message)
  if (status === 429) return new ProviderFailure('rate-limited', message, secondsOf(error))
  return new ProviderFailure(status !== undefined && status < 500 ? 'refused' : 'unavailable', message)
}

/** Ignores words around the JSON; undefined without any. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/**
 * Asks a model once, for at most half a minute. Other servers may not know the newer name of the limit or schemas, so
 * only OpenAI gets that name, and callers validate the answer. A failure is returned, because reserved usage must be
 * refunded.
 */
export async function askAi(
  settings: AiSettings,
  question: AiQuestion,
  timeout = TIMEOUT_MS,
): Promise<AiAnswer | ProviderFailure> {
  const { baseURL, apiKey, model, isOpenAi } = settings
  const { instructions, material, answer, maxTokens } = question
  // A retry would cost unreserved usage.
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
      // The limit above ends with the headers; this one covers the body.
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
